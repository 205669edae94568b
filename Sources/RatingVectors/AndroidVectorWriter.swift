import RatingGeometry
import RatingNumbers
import RatingPixels
import RatingScene

/// Writes a scene as an Android vector drawable: points are dp, colours have alpha first, numbers no exponent.
package struct AndroidVectorWriter: ~Copyable {
  private let scene: Scene
  private var body = TextBuffer(capacity: 1_024)

  /// The longest path that Android's own tools advise, in characters.
  package static let pathLimit = 800

  /// Whether Android shows the mirror image where the layout is right to left.
  private let isAutoMirrored: Bool

  private init(_ scene: Scene, isAutoMirrored: Bool) {
    self.scene = scene
    self.isAutoMirrored = isAutoMirrored
  }

  /// The document in UTF-8; throws what a vector drawable cannot hold.
  package static func document(_ scene: Scene, isAutoMirrored: Bool = false) throws(VectorError) -> [UInt8] {
    var writer = AndroidVectorWriter(scene, isAutoMirrored: isAutoMirrored)
    var items = scene.items
    var opacity = 1.0
    if items.count == 1, case .group(let share, let inner) = items[0] { (opacity, items) = (share, inner) }
    try writer.write(items)
    return writer.document(opacity)
  }

  private func document(_ opacity: Double) -> [UInt8] {
    var text = TextBuffer(capacity: 512 + body.count)
    text.append("<vector xmlns:android=\"http://schemas.android.com/apk/res/android\"")
    for (name, value, unit) in [
      ("width", scene.size.width, "dp"), ("height", scene.size.height, "dp"),
      ("viewportWidth", scene.size.width, ""), ("viewportHeight", scene.size.height, ""),
    ] {
      text.append("\n    android:\(name)=\"\(NumberText.short(value, places: 2))\(unit)\"")
    }
    if opacity < 1 { text.append("\n    android:alpha=\"\(NumberText.short(opacity, places: 3))\"") }
    if isAutoMirrored { text.append("\n    android:autoMirrored=\"true\"") }
    text.append(">\n")
    text.append(body.bytes)
    text.append("</vector>\n")
    return text.array
  }

  private mutating func write(_ items: [Scene.Item]) throws(VectorError) {
    for run in Scene.runs(of: items) {
      switch run {
      case .symbols(let symbols):
        for (look, elements) in VectorRun(symbols, in: scene, groups: false).looks {
          try write(look, elements)
        }
      case .fill(let fill): try write(fill)
      case .image: throw .cannotHold("a picture in place of a symbol")
      case .group: throw .cannotHold("an opacity on a part of the picture")
      }
    }
  }

  private mutating func write(_ fill: SceneFill) throws(VectorError) {
    let look = VectorElement.Look(fill: fill.vectorPaint(inWidth: scene.size.width))
    let transform = fill.transform(inWidth: scene.size.width)
    try write(look, [VectorElement(layer: .lower, look: look, path: fill.path, transform: transform)])
  }

  /// As few path elements as their length allows.
  private mutating func write(_ look: VectorElement.Look, _ elements: [VectorElement]) throws(VectorError) {
    if look.fill == .none, look.line == nil { return }
    if let clip = look.clip {
      body.append("  <group>\n    <clip-path android:pathData=\"")
      body.append(
        try AndroidVectorWriter.data([
          VectorElement(layer: .lower, look: look, path: clip, transform: .identity)
        ]))
      body.append("\"/>\n")
    }
    var pending: [VectorElement] = []
    for element in elements {
      if (try? AndroidVectorWriter.data(pending + [element])) == nil, !pending.isEmpty {
        try write(path: look, pending)
        pending = []
      }
      pending.append(element)
    }
    try write(path: look, pending)
    if look.clip != nil { body.append("  </group>\n") }
  }

  private mutating func write(path look: VectorElement.Look, _ elements: [VectorElement]) throws(VectorError)
  {
    body.append("  <path")
    if let color = try AndroidVectorWriter.color(look.fill) { body.append(" android:fillColor=\"\(color)\"") }
    if let line = look.line, let color = try AndroidVectorWriter.color(line.paint) {
      body.append(" android:strokeColor=\"\(color)\"")
      body.append(" android:strokeWidth=\"\(NumberText.short(line.width, places: 3))\"")
      if line.mitreLimit != VectorElement.Line.usualMitreLimit {
        body.append(" android:strokeMiterLimit=\"\(NumberText.short(line.mitreLimit, places: 0))\"")
      }
    }
    body.append("\n      android:pathData=\"")
    body.append(try AndroidVectorWriter.data(elements))
    body.append("\"/>\n")
  }

  private static func data(_ elements: [VectorElement]) throws(VectorError) -> String {
    var text = TextBuffer(capacity: pathLimit)
    var data = PathDataWriter(leadingZero: true)
    for element in elements { data.append(element.path, element.transform, to: &text) }
    guard text.count <= pathLimit else { throw .pathTooLong(text.count) }
    return text.string
  }

  /// `#AARRGGBB`; nil for none.
  private static func color(_ paint: VectorPaint) throws(VectorError) -> String? {
    switch paint {
    case .none: return nil
    case .gradient: throw .cannotHold("a gradient")
    case .split: throw .cannotHold("a partly filled symbol with translucent paints or two strokes")
    case .solid(let color):
      let digits = [color.alpha, color.red, color.green, color.blue].map { channel in
        let text = String(channel, radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
      }
      return "#" + digits.joined()
    }
  }
}
