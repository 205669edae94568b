import RatingGeometry
import RatingNumbers
import RatingScene

/// Writes a scene as an SVG document that stands alone: presentation attributes only, nothing from outside.
package struct SVGWriter: ~Copyable {
  private let scene: Scene
  private var definitions: SVGDefinitions
  private var images: SVGImages
  private var body = TextBuffer(capacity: 1_024)

  private init(_ scene: Scene, idPrefix: String) {
    self.scene = scene
    definitions = SVGDefinitions(prefix: idPrefix)
    images = SVGImages(scene)
  }

  /// The document in UTF-8, one line.
  ///
  /// - Parameter idPrefix: put before the document's ids, where it has any.
  package static func document(_ scene: Scene, idPrefix: String = "") -> [UInt8] {
    var writer = SVGWriter(scene, idPrefix: idPrefix)
    writer.write(scene.items)
    return writer.document
  }

  private var document: [UInt8] {
    var text = TextBuffer(capacity: 256 + definitions.text.count + body.count)
    text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    NumberText.append(short: scene.size.width, places: 2, to: &text)
    text.append("\" height=\"")
    NumberText.append(short: scene.size.height, places: 2, to: &text)
    text.append("\" viewBox=\"0 0 ")
    NumberText.append(short: scene.size.width, places: 2, to: &text)
    text.append(" ")
    NumberText.append(short: scene.size.height, places: 2, to: &text)
    text.append("\" role=\"img\"><title>")
    SVGText.append(escaped: scene.name, to: &text)
    text.append("</title>")
    if definitions.text.count > 0 {
      text.append("<defs>")
      text.append(definitions.text.bytes)
      text.append("</defs>")
    }
    text.append(body.bytes)
    text.append("</svg>")
    return text.array
  }

  private mutating func write(_ items: [Scene.Item]) {
    for run in Scene.runs(of: items) {
      switch run {
      case .symbols(let symbols): write(symbols)
      case .fill(let fill): write(fill)
      case .image(let image):
        images.append(image, inWidth: scene.size.width, &definitions, to: &body)
      case .group(let opacity, let items):
        open(opacity: opacity)
        write(items)
        body.append("</g>")
      }
    }
  }

  private mutating func write(_ fill: SceneFill) {
    guard fill.paint != .none else { return }
    let paint = definitions.paint(fill.vectorPaint(inWidth: scene.size.width))
    open(SVGAttributes(fill: paint))
    let mirror = Transform(scaleX: -1, scaleY: 1, moveX: scene.size.width, moveY: 0)
    var data = PathDataWriter()
    data.append(fill.path, fill.isMirrored ? mirror : .identity, to: &body)
    body.append("\"/>")
  }

  private mutating func write(_ symbols: [SceneSymbol]) {
    let run = VectorRun(symbols, in: scene)
    if run.opacity < 1 { open(opacity: run.opacity) }
    for (look, elements) in run.looks {
      open(SVGAttributes(look, &definitions))
      var data = PathDataWriter()
      for element in elements { data.append(element.path, element.transform, to: &body) }
      body.append("\"/>")
    }
    if run.opacity < 1 { body.append("</g>") }
  }

  private mutating func open(opacity: Double) {
    body.append("<g opacity=\"")
    SVGPaint.append(share: opacity, to: &body)
    body.append("\">")
  }

  private mutating func open(_ attributes: SVGAttributes) {
    body.append("<path")
    attributes.append(to: &body)
    body.append(" d=\"")
  }
}
