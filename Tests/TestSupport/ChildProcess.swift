import Foundation

/// Runs a program to its end; what it prints goes into files, so that no full pipe can hang it.
public enum ChildProcess {
  /// - Parameters:
  ///   - environment: every variable of the child; nil hands on the test's own.
  ///   - input: standard input's bytes; none is `/dev/null`.
  ///   - folder: the working folder; nil is the test's own.
  ///   - output: where standard output goes instead; the child's `output` is then empty.
  public static func run(
    _ program: String, _ arguments: [String] = [], environment: [String: String]? = nil,
    input: [UInt8] = [], folder: String? = nil, output: FileHandle? = nil
  ) throws -> FinishedProcess {
    let streams = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let environment { process.environment = environment }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let inputPath = input.isEmpty ? "/dev/null" : try streams.write(input, to: "input")
    process.standardInput = try handle(toRead: inputPath)
    process.standardOutput = try output ?? handle(toWrite: streams.write([], to: "output"))
    process.standardError = try handle(toWrite: streams.write([], to: "error"))
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    ended.wait()
    return FinishedProcess(
      status: process.terminationStatus, wasSignalled: process.terminationReason == .uncaughtSignal,
      output: output == nil ? try streams.read("output") : [], error: try streams.read("error"))
  }

  private static func handle(toRead path: String) throws -> FileHandle {
    try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
  }

  private static func handle(toWrite path: String) throws -> FileHandle {
    try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }
}
