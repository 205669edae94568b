extension RatingStyle {
  /// Where a row stands in a frame that is longer than it is.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    /// At the end where the first symbol is.
    case start
    /// In the middle.
    case center
    /// At the end where the last symbol is.
    case end
  }
}
