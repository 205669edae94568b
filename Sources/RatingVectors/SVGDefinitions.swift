import RatingGeometry
import RatingNumbers
import RatingScene

/// What a document's elements refer to by id.
struct SVGDefinitions: ~Copyable {
  private let prefix: String
  private let names: SVGNames
  private(set) var text = TextBuffer()
  private var known: [String: String] = [:]

  /// Stands in an id for the hash of the document until that is written; no text of a document has this character.
  static let documentMark: UInt8 = 1

  init(prefix: String, names: SVGNames) {
    self.prefix = prefix
    self.names = names
  }

  /// A paint as an attribute has it, its gradient defined.
  mutating func paint(_ paint: VectorPaint) -> SVGPaint {
    switch paint {
    case .none: return .none
    case .solid(let color): return .color(color)
    case .gradient(let gradient): return .reference(define(gradient))
    case .split(let place, let axis, let before, let after):
      return .reference(define(SceneGradient(edgeAt: place, axis, before: before, after: after)))
    }
  }

  private mutating func define(_ gradient: SceneGradient) -> String {
    var inside = TextBuffer()
    inside.append(" gradientUnits=\"userSpaceOnUse\"")
    // What is left out is 0, but for x2.
    let (start, end) = (gradient.start, gradient.end)
    for (name, place) in [("x1", start.x), ("x2", end.x), ("y1", start.y), ("y2", end.y)] {
      let number = NumberText.short(place, places: 2)
      if number != "0" || name == "x2" { inside.append(" \(name)=\"\(number)\"") }
    }
    inside.append(">")
    let length = (gradient.end - gradient.start).length
    // A stop stands right to a hundredth of a unit, as coordinates do.
    let places = length <= 20 ? 3 : length <= 200 ? 4 : length <= 2_000 ? 5 : 6
    for stop in gradient.stops {
      inside.append("<stop offset=\"")
      NumberText.append(short: stop.offset, places: places, leadingZero: false, to: &inside)
      inside.append("\"")
      SVGPaint.color(stop.color).append(as: "stop-color", opacity: "stop-opacity", to: &inside)
      inside.append("/>")
    }
    return define("linearGradient", "g", inside)
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

  /// A filter that mixes a share of white into each colour; its id.
  mutating func highlight(_ share: Double) -> String {
    var inside = TextBuffer()
    // Straight colours as encoded; a row each for red, green, blue and alpha.
    inside.append(" color-interpolation-filters=\"sRGB\"><feColorMatrix values=\"")
    let (kept, white) = (NumberText.short(1 - share, places: 3), NumberText.short(share, places: 3))
    inside.append("\(kept) 0 0 0 \(white) 0 \(kept) 0 0 \(white) 0 0 \(kept) 0 \(white) 0 0 0 1 0\"/>")
    return define("filter", "f", inside)
  }

  /// An outline without a paint, to be used more than once; its id.
  ///
  /// Its coordinates are whole fiftieths of a unit, which takes a fifth fewer bytes than hundredths with their points;
  /// for words of this size ten times enlarged that is a tenth of a pixel.
  mutating func outline(_ path: Path) -> String {
    var inside = TextBuffer(capacity: 2_048)
    inside.append(" transform=\"scale(.02)\" d=\"")
    var data = PathDataWriter(step: 100)
    data.append(path, Transform(scaleX: 50, scaleY: 50, moveX: 0, moveY: 0), to: &inside)
    inside.append("\"/>")
    return define("path", "p", inside, isClosed: true)
  }

  mutating func define(
    _ element: StaticString, _ kind: String, _ inside: borrowing TextBuffer, isClosed: Bool = false
  ) -> String {
    let hash = ContentHash.name(of: inside.bytes)
    if let id = known[kind + hash] { return id }
    let id =
      switch names {
      case .ofContent: prefix + kind + hash
      case .ofDocument: prefix + kind + "\(known.count)\u{1}"
      }
    known[kind + hash] = id
    text.append("<")
    text.append(element)
    text.append(" id=\"")
    text.append(id)
    text.append("\"")
    text.append(inside.bytes)
    if isClosed { return id }
    text.append("</")
    text.append(element)
    text.append(">")
    return id
  }
}
