import RatingNumbers
import RatingPixels

/// A shape element's presentation attributes, in the order in which they are written.
struct SVGAttributes: Hashable {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ name: StaticString, _ value: String) {
    bytes.append(UInt8(ascii: " "))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: "=\"".utf8)
    bytes.append(contentsOf: value.utf8)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func add(fill color: PixelColor?) {
    guard let color else {
      add("fill", "none")
      return
    }
    add("fill", SVGAttributes.hexadecimal(color))
    if color.alpha < 255 { add("fill-opacity", SVGAttributes.share(Double(color.alpha) / 255)) }
  }

  mutating func add(stroke color: PixelColor, width: Double, mitreRatio: Double) {
    add("stroke", SVGAttributes.hexadecimal(color))
    if color.alpha < 255 { add("stroke-opacity", SVGAttributes.share(Double(color.alpha) / 255)) }
    add(strokeWidth: width, mitreRatio: mitreRatio)
  }

  mutating func add(strokeWidth width: Double, mitreRatio: Double) {
    add("stroke-width", SVGAttributes.number(width, places: 3))
    // SVG's own limit is 4.
    if mitreRatio >= 4 {
      add("stroke-miterlimit", SVGAttributes.number(mitreRatio.rounded(.up) + 1, places: 0))
    }
  }

  /// `#fb0` where that says it all, else `#ffb400`.
  static func hexadecimal(_ color: PixelColor) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let channels = [color.red, color.green, color.blue]
    let isShort = channels.allSatisfy { $0 >> 4 == $0 & 15 }
    var bytes = [UInt8(ascii: "#")]
    for channel in channels {
      bytes.append(digits[Int(channel >> 4)])
      if !isShort { bytes.append(digits[Int(channel & 15)]) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A share of 1 in at most three digits: `.5`.
  static func share(_ value: Double) -> String {
    var bytes: [UInt8] = []
    NumberText.append(
      Int64((value * 1_000).rounded()), scale: 3, minimumPlaces: 0, leadingZero: false, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func number(_ value: Double, places: Int) -> String {
    NumberText.short(value, places: places)
  }
}
