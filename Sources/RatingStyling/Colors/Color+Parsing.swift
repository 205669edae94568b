import RatingNumbers
import RatingPixels

extension PixelColor {
  /// What a colour may be, in words.
  package static let allowed =
    "a CSS colour: a name, #rgb, #rgba, #rrggbb, #rrggbbaa (# optional), rgb(r g b / a), transparent or none"

  /// Reads a colour of CSS: a name in any case, hexadecimal digits, `rgb()` or `rgba()`, of at most 64 bytes; nil for all else.
  public init?(css text: String) {
    guard text.utf8.count <= 64 else { return nil }
    // Letters of ASCII alone match in any case: the Kelvin sign is no k.
    let words = String(
      decoding: text.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 },
      as: UTF8.self)
    if words == "transparent" || words == "none" {
      self = .clear
    } else if let value = ColorNames.values[words] {
      self.init(
        red: UInt8(value >> 16), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
    } else if words.hasPrefix("rgb") {
      self.init(function: words)
    } else {
      self.init(hexadecimal: words)
    }
  }

  private init?(hexadecimal words: String) {
    let digits = (words.hasPrefix("#") ? words.dropFirst() : Substring(words)).utf8.map(PixelColor.nibble)
    guard digits.allSatisfy({ $0 != nil }) else { return nil }
    let values = digits.map { $0! }
    switch values.count {
    case 3, 4:
      self.init(
        red: values[0] * 17, green: values[1] * 17, blue: values[2] * 17,
        alpha: values.count == 4 ? values[3] * 17 : 255)
    case 6, 8:
      func byte(_ index: Int) -> UInt8 { values[index] * 16 + values[index + 1] }
      self.init(red: byte(0), green: byte(2), blue: byte(4), alpha: values.count == 8 ? byte(6) : 255)
    default:
      return nil
    }
  }

  private static func nibble(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// `rgb(255, 180, 0)`, `rgb(255 180 0 / 50%)`, `rgba(100%, 70%, 0%, 0.5)`: values past their ends are
  /// clamped, as in CSS.
  private init?(function words: String) {
    guard let open = words.firstIndex(of: "("), ["rgb", "rgba"].contains(words[..<open]), words.last == ")"
    else { return nil }
    let inside = words[words.index(after: open)...].dropLast()
    var parts: [Substring]
    if inside.contains(",") {
      guard !inside.contains("/") else { return nil }
      parts = inside.split(separator: ",", omittingEmptySubsequences: false)
    } else {
      let halves = inside.split(separator: "/", omittingEmptySubsequences: false)
      guard halves.count <= 2 else { return nil }
      parts = halves[0].split(separator: " ")
      guard parts.count == 3 else { return nil }
      parts += halves.dropFirst()
    }
    parts = parts.map(PixelColor.trimmed)
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let units = parts.prefix(3).map { $0.hasSuffix("%") }
    guard Set(units).count == 1 else { return nil }
    let channels = parts.prefix(3).compactMap { PixelColor.level($0, whole: 255) }
    guard channels.count == 3 else { return nil }
    var alpha: UInt8 = 255
    if parts.count == 4 {
      guard let level = PixelColor.level(parts[3], whole: 1) else { return nil }
      alpha = level
    }
    self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// A number of 0…`whole`, or a percentage, as 0…255.
  private static func level(_ text: Substring, whole: Double) -> UInt8? {
    let isShare = text.hasSuffix("%")
    guard let number = DecimalNumber(isShare ? text.dropLast() : text) else { return nil }
    let share = number.doubleValue / (isShare ? 100 : whole)
    return UInt8((min(max(share, 0), 1) * 255).rounded())
  }
}
