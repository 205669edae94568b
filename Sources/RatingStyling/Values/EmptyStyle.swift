extension RatingStyle {
  /// What shows where a symbol is not filled.
  public enum EmptyStyle: String, CaseIterable, Hashable, Sendable {
    /// The whole symbol in the empty paint.
    case solid
    /// An inner stroke in the empty colour.
    case outline
    /// Nothing.
    case none
  }
}
