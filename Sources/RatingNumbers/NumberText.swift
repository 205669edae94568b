/// The one place that turns a number into text: plain decimal, never an exponent, a comma or `-0`.
package enum NumberText {
  /// Appends `significand / 10^scale` with at least `minimumPlaces` digits after the point and no zero more.
  ///
  /// - Parameter leadingZero: whether `0.5` keeps its zero; path data may drop it.
  package static func append(
    _ significand: Int64, scale: Int, minimumPlaces: Int, leadingZero: Bool = true, to text: inout TextBuffer
  ) {
    var digits = significand.magnitude
    var places = scale
    while places > minimumPlaces, digits % 10 == 0 {
      digits /= 10
      places -= 1
    }
    if significand < 0 { text.append(UInt8(ascii: "-")) }
    var unit: UInt64 = 1
    for _ in 0..<places { unit *= 10 }
    let whole = digits / unit
    if whole > 0 || leadingZero || (places == 0 && minimumPlaces == 0) { append(whole: whole, to: &text) }
    guard places > 0 || minimumPlaces > 0 else { return }
    text.append(UInt8(ascii: "."))
    var rest = digits % unit
    for _ in 0..<places {
      unit /= 10
      text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
      rest %= unit
    }
    for _ in places..<max(minimumPlaces, places) { text.append(UInt8(ascii: "0")) }
  }

  /// Appends `hundredths / 100` as path data has it: `.5`, `-3.25`, `40`.
  package static func append(hundredths: Int, to text: inout TextBuffer) {
    if hundredths < 0 { text.append(UInt8(ascii: "-")) }
    let digits = hundredths.magnitude
    let whole = digits / 100
    if whole > 0 || digits == 0 { append(whole: UInt64(whole), to: &text) }
    let rest = UInt8(truncatingIfNeeded: digits % 100)
    guard rest > 0 else { return }
    text.append(UInt8(ascii: "."))
    text.append(UInt8(ascii: "0") + rest / 10)
    if rest % 10 > 0 { text.append(UInt8(ascii: "0") + rest % 10) }
  }

  /// How many bytes `append(hundredths:to:)` takes.
  package static func length(ofHundredths hundredths: Int) -> Int {
    let digits = hundredths.magnitude
    var length = hundredths < 0 ? 1 : 0
    if digits == 0 { length += 1 }
    var limit: UInt = 100
    while limit <= digits {
      limit *= 10
      length += 1
    }
    let rest = digits % 100
    return length + (rest == 0 ? 0 : rest % 10 == 0 ? 2 : 3)
  }

  private static func append(whole value: UInt64, to text: inout TextBuffer) {
    if value >= 10 { append(whole: value / 10, to: &text) }
    text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10))
  }

  /// `value` rounded to `places` digits (half away from zero), as few digits as that needs.
  ///
  /// What is beyond ±9 · 10¹⁵ / 10^`places` is printed as that.
  package static func short(_ value: Double, places: Int) -> String {
    var text = TextBuffer(capacity: 24)
    append(short: value, places: places, to: &text)
    return text.string
  }

  package static func append(
    short value: Double, places: Int, leadingZero: Bool = true, to text: inout TextBuffer
  ) {
    let scaled = Int64(Int(saturating: (value * DecimalNumber.powersOfTen[places]).rounded()))
    append(scaled, scale: places, minimumPlaces: 0, leadingZero: leadingZero, to: &text)
  }
}
