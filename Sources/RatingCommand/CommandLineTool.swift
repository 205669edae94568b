import RatingFiles
import RatingStyling

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// The program: words in, an exit status out.
public enum CommandLineTool {
  /// The version, as `--version` prints it.
  public static let version = "0.1.0"

  /// Runs the command that the process's arguments ask for; signals that ask it to end are taken from here on.
  ///
  /// - Returns: 0 done, 1 it could not be done, 2 the request is wrong, 3 rows of a batch failed; of `compare`
  ///   0 same, 1 different, 2 trouble; 128 and the signal's number where one ended it.
  public static func run() -> Int32 {
    // First, so that the pipe that tells of signals takes no closed stream's place.
    StandardStreams.fillClosed()
    let stop = StopSignals { Voice.words(of: .batch(.stopped(signal: $0))) }
    return run(until: stop) { () throws(CommandError) in try ProcessArguments.words() }
  }

  /// Runs the command that `arguments`, the program's own name left out, ask for; signals stay as they are.
  ///
  /// - Returns: the exit status, as above.
  public static func run(_ arguments: [String]) -> Int32 {
    run(until: nil) { arguments }
  }

  private static func run(
    until stop: StopSignals?, _ arguments: () throws(CommandError) -> [String]
  ) -> Int32 {
    StandardStreams.fillClosed()
    // A closed pipe and a file size limit are errors to be told, not the end.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    do throws(CommandError) {
      return try dispatch(arguments(), until: stop)
    } catch {
      if error.isStop {
        stop?.tell()
      } else {
        stop?.waitIfEnding()
        Voice.error(error)
      }
      return error.exitStatus
    }
  }

  private static func dispatch(
    _ arguments: [String], until stop: StopSignals?
  ) throws(CommandError) -> Int32 {
    guard let word = arguments.first else { throw .noCommand }
    let rest = Array(arguments.dropFirst())
    switch word {
    case "--help", "-h": try print(HelpText.overview)
    case "--version", "-V": try print("star-rating \(version)\n")
    default:
      guard let command = Command(rawValue: word) else { throw unknown(word) }
      let scan = try OptionScan(rest, command.optionTable)
      if scan.has(.help) {
        try print(HelpText.text(of: command))
        return 0
      }
      switch command {
      case .render: try RenderCommand(scan).run()
      case .badge: try BadgeCommand(scan).run()
      case .batch: return try BatchCommand(scan).run(until: stop)
      case .assets: try AssetsCommand(scan).run(until: stop)
      case .layout: try LayoutCommand(scan).run()
      case .hit: try HitCommand(scan).run()
      case .compare: return try CompareCommand(scan).run()
      case .help: try HelpCommand(scan).run()
      }
    }
    return 0
  }

  static func unknown(_ word: String) -> CommandError {
    .unknownCommand(word, nearest: NameDistance.nearest(to: word, among: Command.allCases.map(\.rawValue)))
  }

  private static func print(_ text: String) throws(CommandError) {
    do { try StandardStreams.writeOutput(Array(text.utf8)) } catch { throw .file(error) }
  }
}
