/// A quotient of two whole numbers, for arithmetic on ratings without a binary rounding.
///
/// Guarantees: the denominator is positive and the fraction is reduced.
package struct ExactRatio: Sendable {
  package let numerator: Int128
  package let denominator: Int128

  private init(_ numerator: Int128, _ denominator: Int128) {
    let divisor = ExactRatio.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.numerator = sign * (numerator / Int128(divisor))
    self.denominator = sign * (denominator / Int128(divisor))
  }

  package init(_ decimal: DecimalNumber) {
    self.init(
      Int128(decimal.significand), Int128(DecimalNumber.integerPowerOfTen(decimal.scale)))
  }

  package init(_ whole: Int) {
    self.init(Int128(whole), 1)
  }

  /// The product, nil where it would not fit into 127 bits.
  package func multiplied(by other: ExactRatio) -> ExactRatio? {
    // Reduced crosswise first, so that the products stay small.
    let left = ExactRatio(numerator, other.denominator)
    let right = ExactRatio(other.numerator, denominator)
    let (top, topOverflow) = left.numerator.multipliedReportingOverflow(by: right.numerator)
    let (bottom, bottomOverflow) = left.denominator.multipliedReportingOverflow(by: right.denominator)
    return topOverflow || bottomOverflow ? nil : ExactRatio(top, bottom)
  }

  /// The quotient, nil where `other` is zero or the result would not fit.
  package func divided(by other: ExactRatio) -> ExactRatio? {
    other.numerator == 0 ? nil : multiplied(by: ExactRatio(other.denominator, other.numerator))
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
    let quotient = numerator / denominator
    return numerator % denominator < 0 ? quotient - 1 : quotient
  }

  /// The whole number at or above.
  package var ceiling: Int128 {
    let quotient = numerator / denominator
    return numerator % denominator > 0 ? quotient + 1 : quotient
  }

  /// The nearest whole number, ties up.
  package var nearest: Int128 {
    let below = floor
    let rest = numerator - below * denominator
    return rest >= denominator - rest ? below + 1 : below
  }

  package var doubleValue: Double { Double(numerator) / Double(denominator) }

  private static func greatestCommonDivisor(_ left: UInt128, _ right: UInt128) -> UInt128 {
    var (larger, smaller) = (left, right)
    while smaller != 0 {
      // 64-bit division is far cheaper, and nearly always enough.
      if max(larger, smaller) <= UInt128(UInt64.max) {
        var (a, b) = (UInt64(larger), UInt64(smaller))
        while b != 0 { (a, b) = (b, a % b) }
        return UInt128(a)
      }
      (larger, smaller) = (smaller, larger % smaller)
    }
    return max(larger, 1)
  }
}
