extension RatingStyle {
  /// To which multiple of the step a rating goes that lies between two.
  public enum Rounding: String, CaseIterable, Hashable, Sendable {
    /// The nearer one; a tie goes up.
    case nearest
    /// The lower one.
    case down
    /// The higher one.
    case up
    /// Halfway between the two: of whole steps, any fraction is a half.
    case midway
  }
}
