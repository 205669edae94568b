import Foundation
import TestSupport

/// A folder with a manifest in it, and what `batch` makes of that.
struct BatchFolder {
  let folder: TemporaryFolder

  init(_ manifest: String, named name: String = "m.csv") throws {
    try self.init(Array(manifest.utf8), named: name)
  }

  init(_ manifest: [UInt8], named name: String = "m.csv") throws {
    folder = try TemporaryFolder()
    self.name = name
    try folder.write(manifest, to: name)
  }

  private let name: String

  /// Runs `batch` on the manifest into `out`, or where the arguments say.
  func run(_ arguments: [String] = [], into target: String = "out") throws -> FinishedProcess {
    try BuiltProgram.run(["batch", name, "-o", target] + arguments, folder: folder.path)
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

  func names(in target: String = "out") throws -> [String] { try files(in: target).keys.sorted() }

  /// Whether there is nothing at a path.
  func lacks(_ target: String = "out") -> Bool {
    !FileManager.default.fileExists(atPath: folder.path(target))
  }

  /// What `render` gives for the same words.
  static func rendered(_ rating: String, _ format: String = "png", _ arguments: [String] = []) throws
    -> [UInt8]
  {
    try BuiltProgram.run(["render", rating, "-f", format] + arguments).output
  }
}
