import RatingGeometry
import RatingNumbers
import RatingScene

/// Writes a scene as an SVG document that stands alone: presentation attributes only, nothing from outside.
package struct SVGWriter: ~Copyable {
  private let scene: Scene
  private let ground: SceneGround?
  private var definitions: SVGDefinitions
  private var images: SVGImages
  private var body = TextBuffer(capacity: 1_024)
  /// Outlines that are painted over their own shadows, and the id of each once it is written.
  private var shared: [(path: Path, id: String?)]

  private init(_ scene: Scene, over ground: SceneGround?, idPrefix: String, names: SVGNames) {
    self.scene = scene
    self.ground = ground
    definitions = SVGDefinitions(prefix: idPrefix, names: names)
    images = SVGImages(scene)
    shared = SVGWriter.shared(scene.items)
  }

  /// The document in UTF-8, one line.
  ///
  /// - Parameters:
  ///   - ground: a photo under the scene, whose size the document has.
  ///   - idPrefix: put before the document's ids, where it has any.
  ///   - names: what those ids are made of.
  package static func document(
    _ scene: Scene, over ground: SceneGround? = nil, idPrefix: String = "", names: SVGNames = .ofContent
  ) -> [UInt8] {
    var writer = SVGWriter(scene, over: ground, idPrefix: idPrefix, names: names)
    if let ground { writer.open(ground) }
    writer.write(scene.items)
    if ground != nil { writer.body.append("</g>") }
    return names == .ofDocument ? named(writer.document) : writer.document
  }

  /// The document's hash in place of its marks.
  private static func named(_ document: [UInt8]) -> [UInt8] {
    guard document.contains(SVGDefinitions.documentMark) else { return document }
    let hash = Array(document.withUnsafeBufferPointer(ContentHash.name).utf8.suffix(8))
    var named: [UInt8] = []
    named.reserveCapacity(document.count + 8 * hash.count)
    for byte in document {
      if byte == SVGDefinitions.documentMark { named += hash } else { named.append(byte) }
    }
    return named
  }

  private static func shared(_ items: [Scene.Item]) -> [(path: Path, id: String?)] {
    var fills: [SceneFill] = []
    for item in items {
      if case .group(_, let items) = item { return shared(items) }
      if case .fill(let fill) = item, !fill.isMirrored { fills.append(fill) }
    }
    return fills.filter { shadow in
      shadow.drop != 0 && fills.contains { $0.drop == 0 && $0.path == shadow.path }
    }.map { ($0.path, nil) }
  }

  private mutating func open(_ ground: SceneGround) {
    for (picture, box) in ground.pictures { SVGImages.append(picture.encoded, in: box, to: &body) }
    let (x, y) = (NumberText.short(ground.corner.x, places: 2), NumberText.short(ground.corner.y, places: 2))
    let scale = ground.scale == 1 ? "" : " scale(\(NumberText.short(ground.scale, places: 6)))"
    body.append("<g transform=\"translate(\(x) \(y))\(scale)\">")
  }

  private var document: [UInt8] {
    let size = ground?.size ?? scene.size
    var text = TextBuffer(capacity: 256 + definitions.text.count + body.count)
    text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    NumberText.append(short: size.width, places: 2, to: &text)
    text.append("\" height=\"")
    NumberText.append(short: size.height, places: 2, to: &text)
    text.append("\" viewBox=\"0 0 ")
    NumberText.append(short: size.width, places: 2, to: &text)
    text.append(" ")
    NumberText.append(short: size.height, places: 2, to: &text)
    text.append("\" role=\"img\"")
    if ground != nil || images.areSeen || shared.contains(where: { $0.id != nil }) {
      text.append(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    }
    text.append("><title>")
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
    if let index = shared.firstIndex(where: { $0.path == fill.path }), !fill.isMirrored {
      use(index, fill, paint)
      return
    }
    open(SVGAttributes(fill: paint))
    var data = PathDataWriter()
    data.append(fill.path, fill.transform(inWidth: scene.size.width), to: &body)
    body.append("\"/>")
  }

  /// An outline that is written once and painted at more than one place.
  private mutating func use(_ index: Int, _ fill: SceneFill, _ paint: SVGPaint) {
    let id = shared[index].id ?? definitions.outline(fill.path)
    shared[index].id = id
    body.append("<use")
    SVGImages.append(link: id, to: &body)
    if fill.drop != 0 {
      body.append(" y=\"")
      NumberText.append(short: fill.drop, places: 2, to: &body)
      body.append("\"")
    }
    SVGAttributes(fill: paint).append(to: &body)
    body.append("/>")
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
