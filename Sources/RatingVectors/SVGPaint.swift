import RatingNumbers
import RatingPixels

/// What an element's area or line is painted with.
enum SVGPaint: Hashable {
  case none
  case color(PixelColor)
  /// A definition by its id.
  case reference(String)

  init(_ color: PixelColor?) {
    self = color.map { .color($0) } ?? .none
  }

  /// - Parameters:
  ///   - name: the attribute.
  ///   - opacity: the attribute that holds a colour's alpha.
  func append(as name: StaticString, opacity: StaticString, to text: inout TextBuffer) {
    text.append(" ")
    text.append(name)
    text.append("=\"")
    switch self {
    case .none: text.append("none")
    case .color(let color): SVGPaint.append(hexadecimal: color, to: &text)
    case .reference(let id):
      text.append("url(#")
      text.append(id)
      text.append(")")
    }
    text.append("\"")
    if case .color(let color) = self, color.alpha < 255 {
      text.append(" ")
      text.append(opacity)
      text.append("=\"")
      SVGPaint.append(share: Double(color.alpha) / 255, to: &text)
      text.append("\"")
    }
  }

  /// `#fb0` where that says it all, else `#ffb400`.
  static func append(hexadecimal color: PixelColor, to text: inout TextBuffer) {
    func digit(_ value: UInt8) -> UInt8 {
      value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
    func repeats(_ channel: UInt8) -> Bool { channel >> 4 == channel & 15 }
    let isShort = repeats(color.red) && repeats(color.green) && repeats(color.blue)
    text.append(UInt8(ascii: "#"))
    for channel in [color.red, color.green, color.blue] {
      text.append(digit(channel >> 4))
      if !isShort { text.append(digit(channel & 15)) }
    }
  }

  /// A share of 1 in at most three digits: `.5`.
  static func append(share: Double, to text: inout TextBuffer) {
    NumberText.append(short: share, places: 3, leadingZero: false, to: &text)
  }
}
