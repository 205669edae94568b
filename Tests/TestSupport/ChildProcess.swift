import Foundation

/// Runs a program to its end; what it prints goes into files, so that no full pipe can hang it.
///
/// Foundation's `Process` is left aside: on Linux its `run` now and then crashes where tests run side by side,
/// and a child inherits the signals that are blocked on the thread, so none could end it.
public enum ChildProcess {
  /// The system did not start the program.
  public struct NotStarted: Error {
    /// The program's path.
    public let program: String
    /// The system's error number.
    public let code: Int32
  }

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
    var plan = SpawnPlan()
    defer { plan.destroy() }
    plan.open(input.isEmpty ? "/dev/null" : try streams.write(input, to: "input"), as: 0, O_RDONLY)
    if let output {
      plan.duplicate(output.fileDescriptor, as: 1)
    } else {
      plan.open(try streams.write([], to: "output"), as: 1, O_WRONLY)
    }
    plan.open(try streams.write([], to: "error"), as: 2, O_WRONLY)
    let variables = environment ?? ProcessInfo.processInfo.environment
    var words = [program] + arguments
    // A shell changes the folder: what posix_spawn has for it is not imported.
    if let folder { words = ["/bin/sh", "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder] + words }
    let status = try plan.run(words, variables.map { "\($0.key)=\($0.value)" })
    let signal = status & 0x7F
    return FinishedProcess(
      status: signal == 0 ? (status >> 8) & 0xFF : signal, wasSignalled: signal != 0,
      output: output == nil ? try streams.read("output") : [], error: try streams.read("error"))
  }
}
