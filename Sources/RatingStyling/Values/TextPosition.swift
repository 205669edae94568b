extension RatingStyle {
  /// On which side of a row its text stands.
  public enum TextPosition: String, CaseIterable, Hashable, Sendable {
    /// Before the row: on its left, in `rtl` on its right.
    case start
    /// Behind the row: on its right, in `rtl` on its left.
    case end
    /// Above the row.
    case top
    /// Below the row.
    case bottom
  }
}
