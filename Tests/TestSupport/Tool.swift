import Foundation

/// A program of the system, such as `rsvg-convert`.
public struct Tool: Sendable {
  /// Its whole path.
  public let path: String

  /// It is not installed.
  public struct Missing: Error, CustomStringConvertible {
    let name: String
    /// What is missing.
    public var description: String { "\(name) is not on PATH: make setup-test installs it" }
  }

  /// Finds it on PATH; a test that needs it fails without it.
  public init(_ name: String) throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let path = folders.map({ "\($0)/\(name)" }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    else { throw Missing(name: name) }
    self.path = path
  }

  /// Runs it with these arguments; the parameters are those of `ChildProcess.run`.
  public func run(
    _ arguments: [String], environment: [String: String]? = nil, input: [UInt8] = [],
    folder: String? = nil, output: FileHandle? = nil
  ) throws -> FinishedProcess {
    try ChildProcess.run(
      path, arguments, environment: environment, input: input, folder: folder, output: output)
  }
}
