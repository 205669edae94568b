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
