import Foundation

/// A new empty folder that goes with its owner, and all that is in it.
public final class TemporaryFolder: Sendable {
  /// The folder's whole path, links resolved.
  public let path: String

  /// Makes it in the system's folder for such.
  public init() throws {
    let name = "star-rating-tests-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in it, there or not.
  public func path(_ name: String) -> String { "\(path)/\(name)" }

  /// What is in it, hidden files too, in order of name.
  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// Writes a file in it; returns the file's path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  /// Writes a text in it; returns the file's path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// A file's bytes.
  public func read(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: path(name))))
  }
}
