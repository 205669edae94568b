extension RatingStyle {
  /// How a control looks while it is used.
  public enum ControlState: String, CaseIterable, Hashable, Sendable {
    /// As styled.
    case normal
    /// Each colour mixed with 25 % of white.
    case highlighted
    /// The whole picture at half its alpha.
    case disabled
  }
}
