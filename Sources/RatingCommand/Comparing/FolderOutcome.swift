import RatingNumbers
import StarRatingSnapshots

/// What comparing two folders found.
struct FolderOutcome {
  let pair: FolderPair
  private(set) var different: [(name: String, report: ComparisonReport)] = []
  /// Pairs that could not be compared.
  private(set) var trouble: [(name: String, message: String)] = []

  init(_ pair: FolderPair) {
    self.pair = pair
  }

  var isSame: Bool {
    different.isEmpty && trouble.isEmpty && pair.missing.isEmpty && pair.new.isEmpty
  }

  mutating func add(_ name: String, _ report: ComparisonReport) {
    if !report.isSame { different.append((name, report)) }
  }

  mutating func add(_ name: String, _ error: ComparisonError) {
    trouble.append((name, "\(error)"))
  }
}

extension FolderOutcome: CustomStringConvertible {
  /// What is missing, what is new, what differs; several lines.
  var description: String {
    var lines = [headline]
    lines += pair.missing.map { "missing:   \(QuotedText.plain($0.text))" }
    lines += pair.new.map { "new:       \(QuotedText.plain($0.text))" }
    lines += different.map { entry in
      let words = "\(entry.report)".split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return "different: \(QuotedText.plain(entry.name)): \(words[0].dropFirst("different: ".count))"
        + (words.count > 1 ? "\n\(words[1])" : "")
    }
    lines += trouble.map { "trouble:   \(QuotedText.plain($0.name)): \($0.message)" }
    return lines.joined(separator: "\n")
  }

  var headline: String {
    let same = pair.common.count - different.count - trouble.count
    let counts = [
      (different.count, "different"), (pair.missing.count, "missing"), (pair.new.count, "new"),
      (trouble.count, "in trouble"),
    ]
    let words = ["\(same) same"] + counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let verdict = !trouble.isEmpty ? "trouble" : isSame ? "same" : "different"
    return "\(verdict): " + words.joined(separator: ", ")
  }
}
