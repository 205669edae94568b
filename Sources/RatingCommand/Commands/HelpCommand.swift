import RatingFiles

/// `help`: the overview, or one command's text.
struct HelpCommand {
  private let text: String

  init(_ scan: OptionScan) throws(CommandError) {
    guard let word = try ArgumentList.atMostOne(scan.arguments, of: .help) else {
      text = HelpText.overview
      return
    }
    guard let command = Command(rawValue: word) else { throw CommandLineTool.unknown(word) }
    text = HelpText.text(of: command)
  }

  func run() throws(CommandError) {
    do { try StandardStreams.writeOutput(Array(text.utf8)) } catch { throw .file(error) }
  }
}
