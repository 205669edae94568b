extension RatingStyle {
  /// Which rating a point of the picture stands for.
  public enum HitRule: String, CaseIterable, Hashable, Sendable {
    /// The symbol under the point, its fraction rounded up to `step`; a gap belongs to the symbol before it,
    /// outside the picture there is no rating.
    case step
    /// The last symbol that begins before the point, whole; 0 before the first. How far away the point is does not
    /// matter.
    case leadingEdge = "leading-edge"
    /// The symbol in whose frame the point lies, whole; elsewhere there is no rating.
    case frame
    /// The point's share of the frame's length between the paddings, in whole symbols from 0 to all. How far away
    /// the point is does not matter.
    case proportional
  }
}
