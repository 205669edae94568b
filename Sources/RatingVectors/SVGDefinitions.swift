import RatingGeometry
import RatingNumbers
import RatingPixels

/// What a document's elements refer to by id; each id is a hash of what it stands for.
struct SVGDefinitions {
  let prefix: String
  private(set) var bytes: [UInt8] = []
  private var known: Set<String> = []

  init(prefix: String) {
    self.prefix = prefix
  }

  /// A gradient from left to right that turns from one colour to the other at `place`.
  mutating func hardStop(at place: Double, before: PixelColor, after: PixelColor) -> String {
    if before == after, before.alpha == 255 { return SVGAttributes.hexadecimal(before) }
    var inside: [UInt8] = []
    let left = NumberText.short(place - 1, places: 2)
    let right = NumberText.short(place + 1, places: 2)
    inside.append(
      contentsOf: " gradientUnits=\"userSpaceOnUse\" x1=\"\(left)\" x2=\"\(right)\" y1=\"0\" y2=\"0\">".utf8)
    for color in [before, after] {
      var attributes = SVGAttributes()
      attributes.add("offset", ".5")
      attributes.add("stop-color", SVGAttributes.hexadecimal(color))
      if color.alpha < 255 { attributes.add("stop-opacity", SVGAttributes.share(Double(color.alpha) / 255)) }
      inside.append(contentsOf: "<stop".utf8)
      inside.append(contentsOf: attributes.bytes)
      inside.append(contentsOf: "/>".utf8)
    }
    return define("linearGradient", "g", inside)
  }

  /// A clip to an outline.
  mutating func clip(to path: Path) -> String {
    var data = PathDataWriter()
    data.append(path)
    return define("clipPath", "c", Array("><path d=\"".utf8) + data.bytes + Array("\"/>".utf8))
  }

  private mutating func define(_ element: String, _ kind: String, _ inside: [UInt8]) -> String {
    let id = prefix + kind + ContentHash.name(of: inside)
    if known.insert(id).inserted {
      bytes.append(contentsOf: "<\(element) id=\"\(id)\"".utf8)
      bytes.append(contentsOf: inside)
      bytes.append(contentsOf: "</\(element)>".utf8)
    }
    return "url(#\(id))"
  }
}
