import RatingNumbers

/// Notes about a manifest's rows, each told once, and a bounded number of them.
struct ToldNotes {
  private let manifest: String
  private var told: Set<String> = []
  private static let limit = 20

  init(_ manifest: String) {
    self.manifest = manifest
  }

  /// What is told of a note about the row at `line`; nil where it has been, or where enough have.
  mutating func first(_ words: String, line: Int) -> String? {
    guard told.count <= ToldNotes.limit, told.insert(words).inserted else { return nil }
    return told.count > ToldNotes.limit
      ? "\(QuotedText.plain(manifest)): more such notes are not told"
      : "\(QuotedText.plain(manifest)), line \(line): \(words)"
  }
}
