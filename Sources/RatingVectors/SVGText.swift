import RatingNumbers

/// Text as XML holds it.
enum SVGText {
  /// Appends `words` with the five special characters escaped and what XML cannot hold left out.
  static func append(escaped words: String, to text: inout TextBuffer) {
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": text.append("&amp;")
      case "<": text.append("&lt;")
      case ">": text.append("&gt;")
      case "\"": text.append("&quot;")
      case "'": text.append("&#39;")
      default: if isAllowed(scalar) { for byte in UTF8.encode(scalar)! { text.append(byte) } }
      }
    }
  }

  /// XML 1.0's characters, without the C1 controls that it discourages.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD: true
    case 0x10000...0x10FFFF: scalar.value & 0xFFFE != 0xFFFE
    default: false
    }
  }
}
