extension RatingStyle {
  /// The way from the first symbol to the last, and from a symbol's full part to its empty one.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// Left to right.
    case ltr
    /// Right to left: the mirror image of left to right.
    case rtl
  }
}
