extension DecimalNumber {
  /// A number in words: all its digits, or with an exponent where a `DecimalNumber` does not hold it.
  package static func words(_ value: Double) -> String {
    guard let number = DecimalNumber(value), number.doubleValue == value else { return "\(value)" }
    return "\(number)"
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// All digits: `-3.25`, `0.5`, `140`; never an exponent, a comma or `-0`.
  public var description: String {
    var text = TextBuffer(capacity: 24)
    NumberText.append(significand, scale: scale, minimumPlaces: 0, to: &text)
    return text.string
  }

  /// The number rounded, ties up, and printed with exactly `places` digits after the point.
  public func text(places: Int) -> String {
    let rounded = rounded(toPlaces: places)
    var text = TextBuffer(capacity: 32)
    NumberText.append(rounded.significand, scale: rounded.scale, minimumPlaces: places, to: &text)
    return text.string
  }
}
