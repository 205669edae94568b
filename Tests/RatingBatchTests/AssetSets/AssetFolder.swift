import Foundation
import TestSupport

/// A folder with what `assets` makes in it.
struct AssetFolder {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Makes a set; throws nothing where the program refuses.
  @discardableResult
  func run(
    _ platforms: String, _ arguments: [String] = [], into target: String = "out",
    environment: [String: String]? = nil
  ) throws -> FinishedProcess {
    try BuiltProgram.run(
      ["assets", "--platform", platforms, "-o", target] + arguments, environment: environment,
      folder: folder.path)
  }

  /// Every file below a folder, by its path from there.
  func files(in target: String = "out") throws -> [String: [UInt8]] {
    let root = folder.path(target)
    var files: [String: [UInt8]] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: root) ?? .init() {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder)
      if !isFolder.boolValue { files[path] = try folder.read("\(target)/\(path)") }
    }
    return files
  }

  func text(_ path: String) throws -> String { String(decoding: try folder.read(path), as: UTF8.self) }

  func lacks(_ target: String = "out") -> Bool {
    !FileManager.default.fileExists(atPath: folder.path(target))
  }
}
