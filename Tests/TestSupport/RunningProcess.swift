import Foundation

/// A program that runs beside the test: to be watched, stopped, waited for.
public final class RunningProcess {
  /// What was waited for did not come.
  public struct TimedOut: Error {}

  /// Its number.
  public let number: pid_t
  private let streams: TemporaryFolder
  /// The other end is the child's alone, so that its end is seen here.
  private let ended: TestPipe
  private var isDone = false

  /// Starts it; the parameters are those of `ChildProcess.run`, but for the streams.
  ///
  /// - Parameters:
  ///   - input: a file that is its standard input; nil is `/dev/null`.
  ///   - output: a file that is its standard output, `error` its standard error; nil keeps what it says.
  public init(
    _ program: String, _ arguments: [String], folder: String, environment: [String: String] = [:],
    input: Int32? = nil, output: Int32? = nil, error: Int32? = nil
  ) throws {
    streams = try TemporaryFolder()
    ended = try TestPipe()
    var plan = SpawnPlan()
    defer { plan.destroy() }
    if let input { plan.duplicate(input, as: 0) } else { plan.open("/dev/null", as: 0, O_RDONLY) }
    for (number, file, name) in [(Int32(1), output, "output"), (2, error, "error")] {
      let kept = try streams.write([], to: name)
      if let file { plan.duplicate(file, as: number) } else { plan.open(kept, as: number, O_WRONLY) }
    }
    plan.duplicate(ended.writing, as: 9)
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let words = ["/bin/sh", "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder, program] + arguments
    number = try plan.start(words, variables.map { "\($0.key)=\($0.value)" })
    ended.closeWriting()
  }

  deinit {
    guard !isDone else { return }
    kill(number, SIGKILL)
    waitpid(number, nil, 0)
  }

  /// Sends it a signal.
  public func send(_ signal: Int32) { kill(number, signal) }

  /// Looks until something is as it should be; throws where it is not within a minute, or where the program ends.
  public func wait(until isThere: () throws -> Bool) throws {
    let begin = Date()
    while try !isThere() {
      guard -begin.timeIntervalSinceNow < 60, !hasEnded(within: 1) else { throw TimedOut() }
    }
  }

  /// What it left behind; throws where it has not ended within the time.
  public func finish(withinSeconds seconds: Int32 = 60) throws -> FinishedProcess {
    guard hasEnded(within: seconds * 1_000) else { throw TimedOut() }
    var status: Int32 = 0
    waitpid(number, &status, 0)
    isDone = true
    let signal = status & 0x7F
    return FinishedProcess(
      status: signal == 0 ? (status >> 8) & 0xFF : signal, wasSignalled: signal != 0,
      output: try streams.read("output"), error: try streams.read("error"))
  }

  private func hasEnded(within milliseconds: Int32) -> Bool {
    var asked = pollfd(fd: ended.reading, events: Int16(POLLIN), revents: 0)
    return poll(&asked, 1, milliseconds) == 1
  }
}
