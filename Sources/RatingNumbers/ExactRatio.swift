/// A quotient of two whole numbers, for arithmetic on ratings without a binary rounding.
///
/// Guarantees: the denominator is positive. The fraction is reduced only where it would grow out of 127 bits.
package struct ExactRatio: Sendable {
  package let numerator: Int128
  package let denominator: Int128

  private init(_ numerator: Int128, _ denominator: Int128) {
    self.numerator = denominator < 0 ? -numerator : numerator
    self.denominator = denominator < 0 ? -denominator : denominator
  }

  package init(_ decimal: DecimalNumber) {
    numerator = Int128(decimal.significand)
    denominator = Int128(DecimalNumber.integerPowerOfTen(decimal.scale))
  }

  package init(_ whole: Int) {
    numerator = Int128(whole)
    denominator = 1
  }

  /// `halves` times half of `step`; fits wherever that is at most a few thousand.
  package init(halves: Int128, of step: ExactRatio) {
    self.init(halves * step.numerator, 2 * step.denominator)
  }

  /// The product, nil where it would not fit into 127 bits.
  package func multiplied(by other: ExactRatio) -> ExactRatio? {
    if let product = product(with: other) { return product }
    // Reduced crosswise, the products are as small as they can be.
    let left = ExactRatio(numerator, other.denominator).reduced
    let right = ExactRatio(other.numerator, denominator).reduced
    return left.product(with: right)
  }

  private func product(with other: ExactRatio) -> ExactRatio? {
    let (top, topOverflow) = numerator.multipliedReportingOverflow(by: other.numerator)
    let (bottom, bottomOverflow) = denominator.multipliedReportingOverflow(by: other.denominator)
    return topOverflow || bottomOverflow ? nil : ExactRatio(top, bottom)
  }

  /// The quotient, nil where `other` is zero or the result would not fit.
  package func divided(by other: ExactRatio) -> ExactRatio? {
    other.numerator == 0 ? nil : multiplied(by: ExactRatio(other.denominator, other.numerator))
  }

  /// How many whole steps there are in this ratio, and what lies beyond them.
  ///
  /// Both are above 0. It is exact for decimals of eighteen digits, also where the quotient fits into no ratio.
  package func steps(of step: ExactRatio) -> (whole: Int128, rest: Rest) {
    if let quotient = divided(by: step) {
      let whole = quotient.floor
      let rest = quotient.numerator - whole * quotient.denominator
      return (whole, Rest(rest.magnitude, of: quotient.denominator.magnitude))
    }
    let left = ExactRatio(numerator, step.numerator).reduced
    let right = ExactRatio(step.denominator, denominator).reduced
    let (divisor, overflow) = left.denominator.magnitude.multipliedReportingOverflow(
      by: right.denominator.magnitude)
    let product = left.numerator.magnitude.multipliedFullWidth(by: right.numerator.magnitude)
    // Neither is what eighteen digits bring: more than 2⁶⁴ steps are past every row.
    guard !overflow, product.high < divisor else { return (1 << 64, .none) }
    let (whole, rest) = divisor.dividingFullWidth(product)
    return (Int128(clamping: whole), Rest(rest, of: divisor))
  }

  /// What is left of a step.
  package enum Rest: Sendable {
    case none, lessThanHalf, halfOrMore

    fileprivate init(_ rest: UInt128, of step: UInt128) {
      self = rest == 0 ? .none : rest >= step - rest ? .halfOrMore : .lessThanHalf
    }
  }

  /// The difference to a whole number, nil where it would not fit.
  package func subtracting(_ whole: Int) -> ExactRatio? {
    let (product, overflow) = Int128(whole).multipliedReportingOverflow(by: denominator)
    if overflow { return nil }
    let (top, topOverflow) = numerator.subtractingReportingOverflow(product)
    return topOverflow ? nil : ExactRatio(top, denominator)
  }

  /// The whole number at or below.
  package var floor: Int128 {
    let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    return rest < 0 ? quotient - 1 : quotient
  }

  /// The whole number at or above.
  package var ceiling: Int128 {
    let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    return rest > 0 ? quotient + 1 : quotient
  }

  /// The nearest whole number, ties up.
  package var nearest: Int128 {
    let below = floor
    let rest = numerator - below * denominator
    return rest >= denominator - rest ? below + 1 : below
  }

  package var doubleValue: Double {
    // The conversion of 64 bits is one instruction, that of 128 a long way.
    if let top = Int64(exactly: numerator), let bottom = Int64(exactly: denominator) {
      return Double(top) / Double(bottom)
    }
    return Double(numerator) / Double(denominator)
  }

  private var reduced: ExactRatio {
    var (larger, smaller) = (numerator.magnitude, denominator.magnitude)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    let divisor = Int128(max(larger, 1))
    return ExactRatio(numerator / divisor, denominator / divisor)
  }
}
