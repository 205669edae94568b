extension RatingStyle {
  /// What stands in each cell of a row.
  public enum Symbol: String, CaseIterable, Hashable, Sendable {
    /// A star of `points` tips.
    case star
    /// A heart.
    case heart
    /// A disc.
    case circle
    /// A square.
    case square
    /// A square on its tip, higher than wide.
    case diamond
    /// The outline that `path` gives.
    case path
  }
}
