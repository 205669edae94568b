import RatingFiles
import RatingNumbers
import RatingPixels
import StarRatingSnapshots

/// `compare`: two pictures, or two folders of them.
struct CompareCommand {
  private let expected: String
  private let actual: String
  private let areFolders: Bool
  private let rules: ComparisonRules
  private let output: ComparisonOutput
  private let isJSON: Bool
  /// Whether what is written is on the disk when the command ends.
  private let synchronizes: Bool
  private let voice: Voice

  init(_ scan: OptionScan) throws(CommandError) {
    let words = scan.arguments
    guard words.count >= 2 else {
      throw .missingArgument(words.isEmpty ? "EXPECTED" : "ACTUAL", command: Command.compare.rawValue)
    }
    if words.count > 2 { throw .extraArgument(words[2], command: Command.compare.rawValue) }
    (expected, actual) = (words[0], words[1])
    voice = Voice(scan)
    isJSON = scan.has(.json)
    synchronizes = scan.has(.sync)
    let tolerance = try scan.count(of: .tolerance, upTo: ComparisonRules.tolerances.upperBound)
    let allowed = try scan.count(of: .allowPixels, upTo: PixelLimits.total)
    do {
      rules = try ComparisonRules(
        tolerance: tolerance, allowedPixels: allowed, antialiasing: scan.has(.antialiasing))
    } catch { throw .comparison(.rules(error)) }
    do { areFolders = try CompareCommand.areFolders(expected, actual) } catch { throw .comparison(error) }
    output = try ComparisonOutput(scan, folders: areFolders)
    if let path = output.path { try FileClash.check([("--output", path)], [expected, actual]) }
  }

  /// - Returns: 0 same, 1 different.
  func run() throws(CommandError) -> Int32 {
    if FilePlace.areSame(expected, actual) {
      try voice.note("\(QuotedText.quoted(expected)) is compared with itself")
    }
    do { return try areFolders ? compareFolders() : compareFiles() } catch { throw .comparison(error) }
  }

  private func compareFiles() throws(ComparisonError) -> Int32 {
    let pair = try FilePair(FilePath(expected), FilePath(actual), rules: rules)
    switch output {
    case .nothing: break
    case .picture(let path): try write(pair.triptych(), to: path)
    case .page(let path):
      var page = HTMLReport()
      try page.add(pair, named: actual)
      try write(page.page(title: "\(expected) and \(actual)", summary: pair.report.headline), to: path)
    }
    try tell("\(pair.report)\n", json: "\(ComparisonJSON.text(pair.report))\n")
    return pair.report.isSame ? 0 : 1
  }

  private func compareFolders() throws(ComparisonError) -> Int32 {
    let folders = try FolderPair(expected, actual)
    var comparison = FolderComparison(folders, rules: rules)
    if case .page(let path) = output {
      try folders.checkOutput(path)
      try comparison.run(drawing: true)
      let title = "\(expected) and \(actual)"
      try write(comparison.report.page(title: title, summary: comparison.outcome.headline), to: path)
    } else {
      try comparison.run(drawing: false)
    }
    let outcome = comparison.outcome
    try tell("\(outcome)\n", json: ComparisonJSON.text(outcome))
    guard outcome.trouble.isEmpty else { throw .pairs(outcome.trouble.count) }
    return outcome.isSame ? 0 : 1
  }

  /// The report goes to standard output, to standard error where the picture goes there.
  private func tell(_ words: String, json: String) throws(ComparisonError) {
    if isJSON {
      try write(Array(json.utf8), to: OutputFile.standardOutput)
    } else if output.isStandardOutput {
      if !voice.isQuiet { StandardStreams.writeError(words) }
    } else {
      try write(Array(words.utf8), to: OutputFile.standardOutput)
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(ComparisonError) {
    do throws(FileError) {
      if path == OutputFile.standardOutput {
        try StandardStreams.writeOutput(bytes)
      } else {
        try WholeFile.write(bytes, to: path, synchronizing: synchronizes, sweeping: true)
      }
    } catch { throw .file(error) }
  }

  private static func areFolders(_ expected: String, _ actual: String) throws(ComparisonError) -> Bool {
    let stream = OutputFile.standardOutput
    guard expected != stream || actual != stream else { throw .twiceStandardInput }
    let kinds: (Bool, Bool)
    do throws(FileError) {
      kinds = (
        expected == stream ? false : try Folder.isFolder(expected),
        actual == stream ? false : try Folder.isFolder(actual)
      )
    } catch { throw .file(error) }
    guard kinds.0 == kinds.1 else {
      throw .fileAndFolder(
        file: kinds.0 ? actual : expected, folder: kinds.0 ? expected : actual)
    }
    return kinds.0
  }
}
