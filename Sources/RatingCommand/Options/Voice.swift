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
    tell(words)
  }

  /// A note that is no error, whatever was asked for.
  func tell(_ words: String) {
    if !isQuiet { StandardStreams.writeError("star-rating: note: \(words)\n") }
  }

  /// Says, after a run that kept unfinished files, if nothing told them from a dead run's.
  func noteMissingLocks() {
    guard !isQuiet, FileLock.areMissing else { return }
    StandardStreams.writeError(
      "star-rating: note: files cannot be locked here: runs into one folder know each other by process alone\n"
    )
  }

  static func error(_ error: CommandError) {
    StandardStreams.writeError(words(of: error))
  }

  static func words(of error: CommandError) -> String { "star-rating: error: \(error)\n" }
}
