extension Int {
  /// A number cut to its whole part; beyond ±2⁵³ the nearer of those two, and 0 for what is no number.
  ///
  /// The bounds leave room: sums of a thousand of them do not overflow.
  package init(saturating value: Double) {
    let bound = 9_007_199_254_740_992
    if value < Double(bound) {
      self = value > Double(-bound) ? Int(value) : -bound
    } else {
      self = value.isNaN ? 0 : bound
    }
  }
}
