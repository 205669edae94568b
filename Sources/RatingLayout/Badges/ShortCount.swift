import RatingNumbers

/// A count in few characters: `999`, `1.1k`, `10k`, `1M`.
package enum ShortCount {
  private static let units: [(power: Int, letter: String)] = [
    (1_000_000_000_000_000, "P"), (1_000_000_000_000, "T"), (1_000_000_000, "G"), (1_000_000, "M"),
    (1_000, "k"),
  ]

  /// One digit after the point below ten units, where it is not 0; ties go up; what rounds to a thousand units is one
  /// of the next.
  package static func text(_ count: Int) -> (digits: String, unit: String) {
    for (index, unit) in units.enumerated() where count >= unit.power {
      let tenths = rounded(count, unit.power / 10)
      if tenths < 100 {
        return (DecimalNumber(significand: Int64(tenths), scale: 1).description, unit.letter)
      }
      let whole = rounded(count, unit.power)
      if whole == 1_000, index > 0 { return ("1", units[index - 1].letter) }
      return ("\(whole)", unit.letter)
    }
    return ("\(count)", "")
  }

  private static func rounded(_ count: Int, _ unit: Int) -> Int {
    let (quotient, rest) = count.quotientAndRemainder(dividingBy: unit)
    return rest >= unit - rest ? quotient + 1 : quotient
  }
}
