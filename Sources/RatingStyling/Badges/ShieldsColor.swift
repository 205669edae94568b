import RatingNumbers
import RatingPixels

/// The colours that badges have by name: those of shields, else those of CSS.
enum ShieldsColor {
  static let red = color(0xE05D44)
  static let yellow = color(0xDFB317)
  static let yellowGreen = color(0xA4A61D)
  static let green = color(0x97CA00)
  static let brightGreen = color(0x44CC11)
  static let lightGrey = color(0x9F9F9F)
  static let grey = color(0x555555)
  static let orange = color(0xFE7D37)
  static let blue = color(0x007EC6)

  private static let names: [String: PixelColor] = [
    "brightgreen": brightGreen, "green": green, "yellow": yellow, "yellowgreen": yellowGreen,
    "orange": orange, "red": red, "blue": blue, "grey": grey, "gray": grey, "lightgrey": lightGrey,
    "lightgray": lightGrey, "success": brightGreen, "important": orange, "critical": red,
    "informational": blue, "inactive": lightGrey,
  ]

  static let allowed =
    "a name of shields (brightgreen, green, yellowgreen, yellow, orange, red, blue, grey, lightgrey) or "
    + PixelColor.allowed

  static func read(_ words: String) -> PixelColor? {
    names[words.lowercased()] ?? PixelColor(css: words)
  }

  private static func color(_ value: UInt32) -> PixelColor {
    PixelColor(red: UInt8(value >> 16), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }
}

extension BadgeStyle {
  /// The colour of the message box: the one that is set, else by the rating before its step.
  ///
  /// Shields' own thresholds are 2, 3 and 4 of 5; on other scales they are the same shares. What is not rated, or
  /// below every threshold of the style, is light grey.
  package func messageColor(_ value: DecimalNumber?) -> PixelColor {
    if let color = properties.color { return color }
    guard let value else { return ShieldsColor.lightGrey }
    let thresholds = properties.row.fillThresholds
    guard thresholds.isEmpty else {
      return thresholds.last { $0.value <= value }?.paint.plainColor ?? ShieldsColor.lightGrey
    }
    if value <= DecimalNumber(0) { return ShieldsColor.red }
    let fifths = ExactRatio(value).divided(by: ExactRatio(rating.scaleTop))?.multiplied(by: ExactRatio(5))
    switch fifths?.floor ?? Int128(value.doubleValue / rating.scaleTop.doubleValue * 5) {
    case ..<2: return ShieldsColor.yellow
    case 2: return ShieldsColor.yellowGreen
    case 3: return ShieldsColor.green
    default: return ShieldsColor.brightGreen
    }
  }
}
