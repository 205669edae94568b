import RatingGeometry
import RatingLayout
import RatingNumbers

/// A layout as JSON: lengths in points to six places, levels 0…1.
enum LayoutJSON {
  static func text(_ layout: RowLayout) -> String {
    let frames = layout.frames.map { frame in
      "{\"x\": \(number(frame.x)), \"y\": \(number(frame.y)), "
        + "\"width\": \(number(frame.width)), \"height\": \(number(frame.height))}"
    }
    return """
      {
        "width": \(number(layout.size.width)),
        "height": \(number(layout.size.height)),
        "frames": [
          \(frames.joined(separator: ",\n    "))
        ],
        "levels": [\(layout.levels.map(number).joined(separator: ", "))],
        "name": \(string(layout.name)),
        "labels": [\(layout.labels.map(string).joined(separator: ", "))]
      }

      """
  }

  private static func number(_ value: Double) -> String {
    NumberText.short(value, places: 6)
  }

  /// A JSON string (RFC 8259, 7).
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
