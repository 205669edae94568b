extension DecimalNumber: CustomStringConvertible {
  /// All digits: `-3.25`, `0.5`, `140`; never an exponent, a comma or `-0`.
  public var description: String {
    var bytes: [UInt8] = []
    NumberText.append(significand, scale: scale, minimumPlaces: 0, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The number rounded, ties up, and printed with exactly `places` digits after the point.
  public func text(places: Int) -> String {
    let rounded = rounded(toPlaces: places)
    var bytes: [UInt8] = []
    NumberText.append(rounded.significand, scale: rounded.scale, minimumPlaces: places, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The one place that turns a number into text.
package enum NumberText {
  /// Appends `significand / 10^scale` in plain decimal, with at least `minimumPlaces` digits after the point.
  ///
  /// - Parameter leadingZero: whether `0.5` keeps its zero; path data may drop it.
  package static func append(
    _ significand: Int64, scale: Int, minimumPlaces: Int, leadingZero: Bool = true, to bytes: inout [UInt8]
  ) {
    var digits = significand.magnitude
    var places = scale
    while places > minimumPlaces, digits % 10 == 0 {
      digits /= 10
      places -= 1
    }
    if significand < 0 { bytes.append(UInt8(ascii: "-")) }
    var unit: UInt64 = 1
    for _ in 0..<places { unit *= 10 }
    let whole = digits / unit
    if whole > 0 || leadingZero || (places == 0 && minimumPlaces == 0) { appendWhole(whole, to: &bytes) }
    guard places > 0 || minimumPlaces > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var rest = digits % unit
    for _ in 0..<places {
      unit /= 10
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
    }
    for _ in places..<max(minimumPlaces, places) { bytes.append(UInt8(ascii: "0")) }
  }

  private static func appendWhole(_ value: UInt64, to bytes: inout [UInt8]) {
    if value < 10 {
      bytes.append(UInt8(ascii: "0") + UInt8(value))
      return
    }
    var unit: UInt64 = 10
    while value / unit >= 10 { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(value / unit % 10))
      unit /= 10
    }
  }

  /// `value` rounded to `places` digits (half away from zero), as few digits as that needs.
  ///
  /// `value` must be finite and within ±9 · 10¹⁵ / 10^`places`.
  package static func short(_ value: Double, places: Int) -> String {
    let scaled = (value * DecimalNumber.powersOfTen[places]).rounded()
    var bytes: [UInt8] = []
    append(Int64(scaled), scale: places, minimumPlaces: 0, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
