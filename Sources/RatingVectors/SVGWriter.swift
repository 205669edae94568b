import RatingGeometry
import RatingNumbers
import RatingScene

/// Writes a scene as an SVG document that stands alone: presentation attributes only, nothing from outside.
package struct SVGWriter {
  private let scene: Scene
  private var definitions: SVGDefinitions
  private var body: [UInt8] = []

  /// - Parameter idPrefix: put before the document's ids, where it has any.
  package init(_ scene: Scene, idPrefix: String = "") {
    self.scene = scene
    definitions = SVGDefinitions(prefix: idPrefix)
  }

  /// The document in UTF-8, one line.
  package static func document(_ scene: Scene, idPrefix: String = "") -> [UInt8] {
    var writer = SVGWriter(scene, idPrefix: idPrefix)
    writer.write(scene.items)
    return writer.document
  }

  private var document: [UInt8] {
    let width = NumberText.short(scene.size.width, places: 2)
    let height = NumberText.short(scene.size.height, places: 2)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(256 + definitions.bytes.count + body.count)
    bytes.append(
      contentsOf: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"".utf8)
    bytes.append(contentsOf: " viewBox=\"0 0 \(width) \(height)\" role=\"img\"><title>".utf8)
    SVGText.append(escaped: scene.name, to: &bytes)
    bytes.append(contentsOf: "</title>".utf8)
    if !definitions.bytes.isEmpty {
      bytes.append(contentsOf: "<defs>".utf8)
      bytes.append(contentsOf: definitions.bytes)
      bytes.append(contentsOf: "</defs>".utf8)
    }
    bytes.append(contentsOf: body)
    bytes.append(contentsOf: "</svg>".utf8)
    return bytes
  }

  private mutating func write(_ items: [Scene.Item]) {
    var symbols: [SceneSymbol] = []
    for item in items {
      if case .symbol(let symbol) = item {
        symbols.append(symbol)
        continue
      }
      write(run: symbols)
      symbols = []
      write(item)
    }
    write(run: symbols)
  }

  private mutating func write(_ item: Scene.Item) {
    switch item {
    case .symbol(let symbol):
      write(run: [symbol])
    case .fill(let path, let paint):
      guard let color = paint.color else { return }
      var attributes = SVGAttributes()
      attributes.add(fill: color)
      write([path], attributes)
    case .group(let opacity, let items):
      open(opacity: opacity)
      write(items)
      body.append(contentsOf: "</g>".utf8)
    }
  }

  /// Symbols next to each other in the list: they do not overlap, so those that look alike share an element.
  private mutating func write(run symbols: [SceneSymbol]) {
    guard let first = symbols.first else { return }
    let alpha = first.sharedAlpha
    let isGroup = alpha != nil && symbols.allSatisfy { $0.sharedAlpha == alpha }
    if isGroup, let alpha { open(opacity: Double(alpha) / 255) }
    var elements: [SVGElement] = []
    for symbol in symbols {
      elements += SymbolElements(symbol, in: scene, opaque: isGroup, definitions: &definitions).elements
    }
    for layer in [SVGElement.Layer.lower, .upper, .line] {
      var rest = elements.filter { $0.layer == layer }
      while let attributes = rest.first?.attributes {
        write(rest.filter { $0.attributes == attributes }.map(\.path), attributes)
        rest.removeAll { $0.attributes == attributes }
      }
    }
    if isGroup { body.append(contentsOf: "</g>".utf8) }
  }

  private mutating func open(opacity: Double) {
    body.append(contentsOf: "<g opacity=\"\(SVGAttributes.share(opacity))\">".utf8)
  }

  private mutating func write(_ paths: [Path], _ attributes: SVGAttributes) {
    var data = PathDataWriter()
    for path in paths { data.append(path) }
    guard !data.bytes.isEmpty else { return }
    body.append(contentsOf: "<path".utf8)
    body.append(contentsOf: attributes.bytes)
    body.append(contentsOf: " d=\"".utf8)
    body.append(contentsOf: data.bytes)
    body.append(contentsOf: "\"/>".utf8)
  }
}
