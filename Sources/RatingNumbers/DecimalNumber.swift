/// A decimal number: `significand / 10^scale`, what a person typed or the shortest decimal of a `Double`.
///
/// Guarantees: always finite, at most 18 digits after the point, no trailing zero after it, one zero.
/// Magnitudes beyond 9 · 10¹⁷ saturate there, far outside every range a property allows.
public struct DecimalNumber: Hashable, Sendable {
  /// The digits with their sign.
  package let significand: Int64
  /// How many of the digits stand after the point, 0…18.
  package let scale: Int

  /// Makes `significand / 10^scale`, dropping trailing zeros; `scale` in 0…18.
  package init(significand: Int64, scale: Int) {
    precondition((0...18).contains(scale))
    var digits = significand
    var places = digits == 0 ? 0 : scale
    while places > 0, digits % 10 == 0 {
      digits /= 10
      places -= 1
    }
    self.significand = digits
    self.scale = places
  }

  /// A whole number.
  public init(_ whole: Int) {
    let limit = Int(DecimalNumber.largest)
    self.init(significand: Int64(min(max(whole, -limit), limit)), scale: 0)
  }

  /// The shortest decimal that reads back as `value`, nil where it is infinite or not a number.
  ///
  /// 2.675, which in binary lies below 2.675, is exactly 2.675 here: ties are judged on what was typed.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self = DecimalNumber(description: value.description)
  }

  package static let largest: Int64 = 900_000_000_000_000_000

  /// The nearest `Double`.
  public var doubleValue: Double {
    if significand.magnitude < 1 << 53 { return Double(significand) / DecimalNumber.powersOfTen[scale] }
    return Double("\(significand)e-\(scale)") ?? 0
  }

  /// 10^0…10^18 as `Double`, all exact.
  package static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
  ]

  /// 10^`exponent` for 0…18.
  package static func integerPowerOfTen(_ exponent: Int) -> Int64 {
    var power: Int64 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  /// The sum with a whole number; beyond 9 · 10¹⁷ it saturates, and digits that no longer fit are dropped.
  package func adding(_ whole: Int) -> DecimalNumber {
    var (digits, places) = (self.significand, self.scale)
    while true {
      let (term, overflow) = Int64(whole).multipliedReportingOverflow(
        by: DecimalNumber.integerPowerOfTen(places))
      let (sum, sumOverflow) = digits.addingReportingOverflow(term)
      if !overflow, !sumOverflow, sum.magnitude <= DecimalNumber.largest.magnitude {
        return DecimalNumber(significand: sum, scale: places)
      }
      guard places > 0 else {
        return DecimalNumber(whole < 0 ? -Int(DecimalNumber.largest) : Int(DecimalNumber.largest))
      }
      (digits, places) = (digits / 10, places - 1)
    }
  }

  /// The number with at most `places` digits after the point, ties rounded up (toward positive infinity).
  public func rounded(toPlaces places: Int) -> DecimalNumber {
    rounded(places) { rest, unit in rest >= unit - rest }
  }

  /// The number with at most `places` digits after the point, the next such number at or below.
  package func roundedDown(toPlaces places: Int) -> DecimalNumber {
    rounded(places) { _, _ in false }
  }

  /// The number with at most `places` digits after the point, the next such number at or above.
  package func roundedUp(toPlaces places: Int) -> DecimalNumber {
    rounded(places) { rest, _ in rest > 0 }
  }

  /// - Parameter goesUp: whether what is left over of a unit of the last place, 0 or more, makes one more of it.
  private func rounded(_ places: Int, goesUp: (_ rest: Int64, _ unit: Int64) -> Bool) -> DecimalNumber {
    guard places < scale else { return self }
    let unit = DecimalNumber.integerPowerOfTen(scale - max(places, 0))
    var quotient = significand / unit
    var rest = significand % unit
    if rest < 0 {
      quotient -= 1
      rest += unit
    }
    if goesUp(rest, unit) { quotient += 1 }
    return DecimalNumber(significand: quotient, scale: max(places, 0))
  }
}

extension DecimalNumber: Comparable {
  /// Compares the numbers exactly, whatever their digits.
  public static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    let shared = max(left.scale, right.scale)
    let leftDigits = Int128(left.significand) * Int128(integerPowerOfTen(shared - left.scale))
    let rightDigits = Int128(right.significand) * Int128(integerPowerOfTen(shared - right.scale))
    return leftDigits < rightDigits
  }
}
