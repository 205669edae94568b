import RatingGeometry
import RatingPixels
import RatingScene

/// Turns one symbol into path elements: the colours change at the split, the outline is painted once.
struct SymbolElements {
  /// How far the lower part reaches under the upper one, in units; measured: less leaks, more tints the edge.
  private static let underReach = 0.75

  private let symbol: SceneSymbol
  private let shape: SceneShape
  /// From the unit square to the picture, the symbol not mirrored.
  private let place: Transform
  private let mirror: Transform?
  private var elements: [SVGElement]

  /// Appends the symbol's elements.
  ///
  /// - Parameter opaque: whether a group around the symbol gives its paints their alpha.
  static func append(
    _ symbol: SceneSymbol, in scene: Scene, opaque: Bool, to elements: inout [SVGElement],
    _ definitions: inout SVGDefinitions
  ) {
    var maker = SymbolElements(symbol, in: scene, opaque: opaque, elements)
    elements = []
    if symbol.split >= 1 {
      // Above with the full parts of split symbols, so that all full areas are one element.
      maker.add(whole: maker.symbol.full, .upper, &definitions)
    } else if symbol.split <= 0 {
      maker.add(whole: maker.symbol.empty, .lower, &definitions)
    } else {
      maker.addSplit(&definitions)
    }
    elements = maker.elements
  }

  private init(_ symbol: SceneSymbol, in scene: Scene, opaque: Bool, _ elements: [SVGElement]) {
    self.symbol = (opaque ? symbol.withOpaquePaints : symbol).withPlainStrokes
    self.elements = elements
    let width = scene.size.width
    shape = scene.shapes[symbol.shape]
    place = Transform(
      from: .unit, to: symbol.isMirrored ? symbol.frame.mirrored(inWidth: width) : symbol.frame)
    mirror = symbol.isMirrored ? Transform(scaleX: -1, scaleY: 1, moveX: width, moveY: 0) : nil
  }

  /// From the unit square into the picture.
  private var inPicture: Transform { mirror.map { place.then($0) } ?? place }

  /// The outline in the picture's units, not mirrored.
  private var outline: Path { shape.path.transformed(place) }

  private var boundary: Double {
    place(Point(shape.bounds.minX + shape.bounds.width * symbol.split, 0)).x
  }

  private mutating func add(_ layer: SVGElement.Layer, _ attributes: SVGAttributes, _ path: Path) {
    guard !path.isEmpty else { return }
    elements.append(
      SVGElement(layer: layer, attributes: attributes, path: path, transform: mirror ?? .identity))
  }

  /// The whole outline, without a copy of it.
  private mutating func addOutline(_ layer: SVGElement.Layer, _ attributes: SVGAttributes) {
    elements.append(SVGElement(layer: layer, attributes: attributes, path: shape.path, transform: inPicture))
  }

  private mutating func add(
    whole look: SceneLook, _ layer: SVGElement.Layer, _ definitions: inout SVGDefinitions
  ) {
    guard let stroke = look.stroke else {
      if let color = look.paint.color { addOutline(layer, SVGAttributes(fill: .color(color))) }
      return
    }
    if stroke.color.alpha == 255 || look.paint == .none, let middle = outline.inset(by: stroke.width / 2) {
      add(layer, SVGAttributes(fill: SVGPaint(look.paint.color), line: line(stroke, along: middle)), middle)
      return
    }
    if let color = look.paint.color { addOutline(layer, SVGAttributes(fill: .color(color))) }
    add(line: .color(stroke.color), width: stroke.width, &definitions)
  }

  /// The stroke alone, over what is painted already.
  private mutating func add(line paint: SVGPaint, width: Double, _ definitions: inout SVGDefinitions) {
    if let middle = outline.inset(by: width / 2) {
      let line = SVGAttributes.Line(paint: paint, width: width, mitreRatio: middle.largestMitreRatio)
      add(.line, SVGAttributes(fill: .none, line: line), middle)
    } else {
      let line = SVGAttributes.Line(paint: paint, width: 2 * width, mitreRatio: shape.path.largestMitreRatio)
      let clip = definitions.clip(to: shape.path, inPicture)
      addOutline(.line, SVGAttributes(fill: .none, line: line, clip: clip))
    }
  }

  private func line(_ stroke: SceneLook.Stroke, along path: Path) -> SVGAttributes.Line {
    SVGAttributes.Line(paint: .color(stroke.color), width: stroke.width, mitreRatio: path.largestMitreRatio)
  }

  private mutating func addSplit(_ definitions: inout SVGDefinitions) {
    let (full, empty) = (symbol.full, symbol.empty)
    guard full.stroke == empty.stroke, full.stroke?.color.alpha ?? 255 == 255,
      full.paint.isOpaqueOrNone, empty.paint.isOpaqueOrNone
    else {
      addGradients(&definitions)
      return
    }
    // Under an opaque stroke the areas end at its middle, so that none of them shows at its outer edge.
    let area = full.stroke.flatMap { outline.inset(by: $0.width / 2) } ?? outline
    if full.paint == empty.paint {
      if let color = full.paint.color { add(.lower, SVGAttributes(fill: .color(color)), area) }
    } else {
      let reach = full.paint == .none ? 0 : SymbolElements.underReach
      if let color = empty.paint.color {
        let part = area.clipped(to: .above, of: boundary - reach, along: .horizontal)
        add(.lower, SVGAttributes(fill: .color(color)), part)
      }
      if let color = full.paint.color {
        let part = area.clipped(to: .below, of: boundary, along: .horizontal)
        add(.upper, SVGAttributes(fill: .color(color)), part)
      }
    }
    if let stroke = full.stroke { add(line: .color(stroke.color), width: stroke.width, &definitions) }
  }

  /// Where the parts cannot overlap or their strokes differ: hard stops in a gradient, for area and stroke.
  private mutating func addGradients(_ definitions: inout SVGDefinitions) {
    let (full, empty) = (symbol.full, symbol.empty)
    let fill = paint(full.paint.color, empty.paint.color, &definitions)
    guard let width = (full.stroke ?? empty.stroke)?.width else {
      addOutline(.lower, SVGAttributes(fill: fill))
      return
    }
    let stroke = paint(full.stroke?.color, empty.stroke?.color, &definitions)
    let isOpaque = [full, empty].allSatisfy { $0.stroke?.color.alpha == 255 }
    if isOpaque, let middle = outline.inset(by: width / 2) {
      let line = SVGAttributes.Line(paint: stroke, width: width, mitreRatio: middle.largestMitreRatio)
      add(.lower, SVGAttributes(fill: fill, line: line), middle)
    } else {
      addOutline(.lower, SVGAttributes(fill: fill))
      add(line: stroke, width: width, &definitions)
    }
  }

  /// One colour, or a gradient that turns from one to the other at the split.
  private func paint(
    _ full: PixelColor?, _ empty: PixelColor?, _ definitions: inout SVGDefinitions
  ) -> SVGPaint {
    guard let first = full ?? empty?.faded(by: 0), let second = empty ?? full?.faded(by: 0) else {
      return .none
    }
    if let mirror {
      return definitions.hardStop(at: mirror(Point(boundary, 0)).x, before: second, after: first)
    }
    return definitions.hardStop(at: boundary, before: first, after: second)
  }
}
