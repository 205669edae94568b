/// What became of a batch's rows.
package struct BatchCounts: Hashable, Sendable {
  package var written = 0
  /// Already there with the same content.
  package var skipped = 0
  /// Left out for want of a rating.
  package var unrated = 0
  package var failed = 0
  /// Drawn as the nearest rating on their scale.
  package var clamped = 0

  static func + (left: BatchCounts, right: BatchCounts) -> BatchCounts {
    var sum = left
    sum.written += right.written
    sum.skipped += right.skipped
    sum.unrated += right.unrated
    sum.failed += right.failed
    sum.clamped += right.clamped
    return sum
  }

  package var rows: Int { written + skipped + unrated + failed }

  private var parts: [(name: String, count: Int)] {
    [
      ("written", written), ("failed", failed), ("skipped", skipped), ("unrated", unrated),
      ("clamped", clamped),
    ]
  }

  /// `2 written, 1 failed`, then what there is of the others.
  package var words: String {
    parts.enumerated().filter { $0.offset < 2 || $0.element.count > 0 }
      .map { "\($0.element.count) \($0.element.name)" }.joined(separator: ", ")
  }

  package var json: String {
    "{" + parts.map { "\"\($0.name)\": \($0.count)" }.joined(separator: ", ") + "}"
  }
}
