import RatingGeometry
import RatingNumbers
import RatingPixels

/// What a document's elements refer to by id; each id is a hash of what it stands for.
struct SVGDefinitions: ~Copyable {
  private let prefix: String
  private(set) var text = TextBuffer()
  private var known: Set<String> = []

  init(prefix: String) {
    self.prefix = prefix
  }

  /// A gradient from left to right that turns from one colour to the other at `place`.
  mutating func hardStop(at place: Double, before: PixelColor, after: PixelColor) -> SVGPaint {
    if before == after { return .color(before) }
    var inside = TextBuffer()
    inside.append(" gradientUnits=\"userSpaceOnUse\" x1=\"")
    NumberText.append(short: place - 1, places: 2, to: &inside)
    inside.append("\" x2=\"")
    NumberText.append(short: place + 1, places: 2, to: &inside)
    inside.append("\" y1=\"0\" y2=\"0\">")
    for color in [before, after] {
      inside.append("<stop offset=\".5\"")
      SVGPaint.color(color).append(as: "stop-color", opacity: "stop-opacity", to: &inside)
      inside.append("/>")
    }
    return .reference(define("linearGradient", "g", inside))
  }

  /// A clip to an outline; its id.
  mutating func clip(to path: Path, _ transform: Transform) -> String {
    var inside = TextBuffer()
    inside.append("><path d=\"")
    var data = PathDataWriter()
    data.append(path, transform, to: &inside)
    inside.append("\"/>")
    return define("clipPath", "c", inside)
  }

  private mutating func define(_ element: StaticString, _ kind: String, _ inside: borrowing TextBuffer)
    -> String
  {
    let id = prefix + kind + ContentHash.name(of: inside.bytes)
    if known.insert(id).inserted {
      text.append("<")
      text.append(element)
      text.append(" id=\"")
      text.append(id)
      text.append("\"")
      text.append(inside.bytes)
      text.append("</")
      text.append(element)
      text.append(">")
    }
    return id
  }
}
