import RatingFiles

/// What the program says on standard error.
struct Voice {
  let isQuiet: Bool
  /// Whether notes are errors.
  let isStrict: Bool

  init(_ scan: OptionScan) {
    isQuiet = scan.has(.quiet)
    isStrict = scan.has(.strict)
  }

  func note(_ words: String) throws(CommandError) {
    if isStrict { throw .strict(note: words) }
    if !isQuiet { StandardStreams.writeError("star-rating: note: \(words)\n") }
  }

  static func error(_ error: CommandError) {
    StandardStreams.writeError("star-rating: error: \(error)\n")
  }
}
