import RatingNumbers
extension RatingStyle {
  /// The steps in which symbols fill.
  public enum Step: Hashable, Sendable {
    /// Every fraction is drawn as it is.
    case exact
    /// Multiples of this part of a symbol, in (0, 1], counted from 0.
    case every(DecimalNumber)

    /// Whole symbols.
    public static let full = Step.every(DecimalNumber(1))
    /// Half symbols.
    public static let half = Step.every(DecimalNumber(significand: 5, scale: 1))
    /// Quarters of a symbol.
    public static let quarter = Step.every(DecimalNumber(significand: 25, scale: 2))
  }
}
