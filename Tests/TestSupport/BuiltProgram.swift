import Foundation

/// The `star-rating` that was built with the tests.
public enum BuiltProgram {
  /// Why there is nothing to run.
  public struct Missing: Error, CustomStringConvertible {
    let searched: [String]
    /// What is missing.
    public var description: String { "no star-rating in any of \(searched)" }
  }

  /// Where it lies: beside the running test bundle.
  public static func path() throws -> String {
    let starts = [Bundle.main.executablePath, Bundle.main.bundlePath] + CommandLine.arguments.map { $0 }
    var searched: [String] = []
    for start in starts.compactMap({ $0 }) where start.hasPrefix("/") {
      var folder = URL(fileURLWithPath: start)
      // A bundle on macOS holds its program three folders down.
      for _ in 0..<5 where folder.path != "/" {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent("star-rating").path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder), !isFolder.boolValue,
          FileManager.default.isExecutableFile(atPath: candidate)
        {
          return candidate
        }
        searched.append(folder.path)
      }
    }
    throw Missing(searched: searched)
  }

  /// Runs it with these arguments; the parameters are those of `ChildProcess.run`.
  public static func run(
    _ arguments: [String], environment: [String: String]? = nil, input: [UInt8] = [],
    folder: String? = nil, output: FileHandle? = nil
  ) throws -> FinishedProcess {
    try ChildProcess.run(
      path(), arguments, environment: environment, input: input, folder: folder, output: output)
  }
}
