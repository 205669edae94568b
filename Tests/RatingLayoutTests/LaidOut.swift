import RatingGeometry
import RatingLayout
import RatingStyling

/// Lays out the rating that `words` say.
func laidOut(
  _ words: String, _ change: (inout RatingStyle.Properties) -> Void = { _ in }
) throws -> RowLayout {
  try RowLayout(try Rating(words: words), style: try RatingStyle(change))
}

extension RowLayout {
  /// Symbols filled, all in all.
  var filled: Double { levels.reduce(0, +) }
}

extension Rect {
  /// Whether the two agree but for the noise of a sum.
  func agrees(with other: Rect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height]).allSatisfy {
      abs($0 - $1) < 1e-9
    }
  }
}
