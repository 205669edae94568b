import Foundation
import TestSupport
import Testing

/// A file of the package, by lines.
struct SourceFile: Sendable, CustomTestStringConvertible {
  /// From the package's folder on.
  let path: String
  let text: String

  var testDescription: String { path }
  var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }
  var lines: SwiftLines { SwiftLines(text) }

  /// The room of a file in `Sources/ROOM/…`.
  var room: String { String(path.split(separator: "/")[1]) }

  /// Every file under `folder` whose name ends so, in order of path.
  static func all(in folder: String, endings: [String]) -> [SourceFile] {
    let root = RepositoryRoot.path(folder)
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.filter { path in endings.contains { path.hasSuffix($0) } }.sorted().compactMap { path in
      guard let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) else { return nil }
      return SourceFile(path: "\(folder)/\(path)", text: text)
    }
  }

  static let swift = all(in: "Sources", endings: [".swift"])
  static let tests = all(in: "Tests", endings: [".swift"])
  static let c = all(in: "Sources/CLibraries", endings: [".c", ".h"])
}
