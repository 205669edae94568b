extension RatingStyle {
  /// What a fraction of a symbol is a fraction of.
  public enum FillMeasure: String, CaseIterable, Hashable, Sendable {
    /// The width of the symbol's own bounds, along the way it fills.
    case width
    /// The symbol's ink: the filled part covers that share of its area.
    case area
  }

  /// What a gradient in `fill` or `empty` spans.
  public enum GradientSpan: String, CaseIterable, Hashable, Sendable {
    /// Each symbol's own bounds.
    case symbol
    /// The row from its first cell to its last.
    case row
  }
}
