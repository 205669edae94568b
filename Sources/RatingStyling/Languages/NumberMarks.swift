/// How numbers are written: the decimal mark, the mark between groups of digits, the digits (facts from CLDR 48; those
/// of plain Arabic from CLDR 44, whose digits most of its countries have).
struct NumberMarks: Sendable {
  let decimal: String
  let group: String
  /// Whether groups beyond the first are of two digits, as in India.
  var groupsByTwo = false
  /// The digits that have to stand before a number's first mark between groups: of 2, 1234 has none.
  var leadingDigits = 1
  /// The digit 0; the other nine follow it.
  var zero: Unicode.Scalar = "0"

  static let pointComma = NumberMarks(decimal: ".", group: ",")
  static let commaPoint = NumberMarks(decimal: ",", group: ".")
  static let commaPointOfFive = NumberMarks(decimal: ",", group: ".", leadingDigits: 2)
  static let commaSpace = NumberMarks(decimal: ",", group: "\u{A0}")
  static let commaSpaceOfFive = NumberMarks(decimal: ",", group: "\u{A0}", leadingDigits: 2)
  static let commaThinSpace = NumberMarks(decimal: ",", group: "\u{202F}")
  static let indian = NumberMarks(decimal: ".", group: ",", groupsByTwo: true)
  static let swiss = NumberMarks(decimal: ".", group: "’")
  static let swissOfFive = NumberMarks(decimal: ".", group: "’", leadingDigits: 2)
  static let arabic = NumberMarks(decimal: "٫", group: "٬", zero: "٠")
  static let persian = NumberMarks(decimal: "٫", group: "٬", zero: "۰")

  /// Plain digits, with a point or without, in these marks.
  func localized(_ digits: String) -> String {
    let parts = digits.split(separator: ".", maxSplits: 1)
    var groups: [Substring] = []
    var rest = parts[0]
    if rest.count >= 3 + leadingDigits {
      while rest.count > (groupsByTwo && !groups.isEmpty ? 2 : 3) {
        let size = groupsByTwo && !groups.isEmpty ? 2 : 3
        groups.insert(rest.suffix(size), at: 0)
        rest = rest.dropLast(size)
      }
    }
    groups.insert(rest, at: 0)
    let whole = groups.joined(separator: group)
    let number = parts.count == 2 ? whole + decimal + parts[1] : whole
    return zero == "0" ? number : String(String.UnicodeScalarView(number.unicodeScalars.map(own)))
  }

  private func own(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard ("0"..."9").contains(scalar) else { return scalar }
    return Unicode.Scalar(zero.value + scalar.value - 0x30) ?? scalar
  }
}
