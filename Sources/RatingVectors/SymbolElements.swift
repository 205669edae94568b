import RatingGeometry
import RatingPixels
import RatingScene

/// Turns one symbol into path elements: the colours change at the split, the outline is painted once.
struct SymbolElements {
  /// How far the lower part reaches under the upper one, in units; measured: less leaks, more tints the edge.
  private static let underReach = 0.75

  private let symbol: SceneSymbol
  /// The outline and its box, the symbol not mirrored.
  private let outline: Path
  private let box: Rect
  private let mirror: Transform?
  private(set) var elements: [SVGElement] = []

  /// - Parameter opaque: whether a group around the symbol gives its paints their alpha.
  init(_ symbol: SceneSymbol, in scene: Scene, opaque: Bool, definitions: inout SVGDefinitions) {
    self.symbol = (opaque ? symbol.withOpaquePaints : symbol).withPlainStrokes
    let width = scene.size.width
    let frame = symbol.isMirrored ? symbol.frame.mirrored(inWidth: width) : symbol.frame
    let place = Transform(from: .unit, to: frame)
    outline = scene.shapes[symbol.shape].path.transformed(place)
    box = place(scene.shapes[symbol.shape].bounds)
    mirror = symbol.isMirrored ? Transform(scaleX: -1, scaleY: 1, moveX: width, moveY: 0) : nil
    if symbol.split >= 1 {
      add(whole: self.symbol.full, &definitions)
    } else if symbol.split <= 0 {
      add(whole: self.symbol.empty, &definitions)
    } else {
      addSplit(&definitions)
    }
  }

  private var boundary: Double { box.minX + box.width * symbol.split }

  private mutating func add(_ layer: SVGElement.Layer, _ attributes: SVGAttributes, _ path: Path) {
    guard !path.isEmpty else { return }
    elements.append(
      SVGElement(layer: layer, attributes: attributes, path: mirror.map(path.transformed) ?? path))
  }

  private mutating func add(whole look: SceneLook, _ definitions: inout SVGDefinitions) {
    guard let stroke = look.stroke else {
      if let color = look.paint.color { add(.lower, fill(color), outline) }
      return
    }
    if let middle = outline.inset(by: stroke.width / 2), stroke.color.alpha == 255 || look.paint == .none {
      var attributes = SVGAttributes()
      attributes.add(fill: look.paint.color)
      attributes.add(stroke: stroke.color, width: stroke.width, mitreRatio: middle.largestMitreRatio)
      add(.lower, attributes, middle)
      return
    }
    if let color = look.paint.color { add(.lower, fill(color), outline) }
    add(stroke: stroke, &definitions)
  }

  /// The stroke alone, over what is painted already.
  private mutating func add(stroke: SceneLook.Stroke, _ definitions: inout SVGDefinitions) {
    var attributes = SVGAttributes()
    attributes.add(fill: nil)
    if let middle = outline.inset(by: stroke.width / 2) {
      attributes.add(stroke: stroke.color, width: stroke.width, mitreRatio: middle.largestMitreRatio)
      add(.line, attributes, middle)
    } else {
      attributes.add(stroke: stroke.color, width: 2 * stroke.width, mitreRatio: outline.largestMitreRatio)
      attributes.add("clip-path", definitions.clip(to: mirror.map(outline.transformed) ?? outline))
      add(.line, attributes, outline)
    }
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
      if let color = full.paint.color { add(.lower, fill(color), area) }
    } else {
      let reach = full.paint == .none ? 0 : SymbolElements.underReach
      if let color = empty.paint.color {
        add(.lower, fill(color), area.clipped(to: .above, of: boundary - reach, along: .horizontal))
      }
      if let color = full.paint.color {
        add(.upper, fill(color), area.clipped(to: .below, of: boundary, along: .horizontal))
      }
    }
    if let stroke = full.stroke { add(stroke: stroke, &definitions) }
  }

  /// Where the parts cannot overlap or their strokes differ: hard stops in a gradient, for area and stroke.
  private mutating func addGradients(_ definitions: inout SVGDefinitions) {
    let (full, empty) = (symbol.full, symbol.empty)
    let strokeWidth = max(full.stroke?.width ?? 0, empty.stroke?.width ?? 0)
    var attributes = SVGAttributes()
    attributes.add("fill", paint(full.paint.color, empty.paint.color, &definitions))
    let strokes = [full.stroke, empty.stroke].compactMap { $0 }
    guard strokeWidth > 0 else {
      add(.lower, attributes, outline)
      return
    }
    let isOpaque = strokes.count == 2 && strokes.allSatisfy { $0.color.alpha == 255 }
    let middle = outline.inset(by: strokeWidth / 2)
    var line = attributes
    if !isOpaque || middle == nil {
      add(.lower, attributes, outline)
      line = SVGAttributes()
      line.add(fill: nil)
    }
    line.add("stroke", paint(full.stroke?.color, empty.stroke?.color, &definitions))
    if let middle {
      line.add(strokeWidth: strokeWidth, mitreRatio: middle.largestMitreRatio)
      add(isOpaque ? .lower : .line, line, middle)
    } else {
      line.add(strokeWidth: 2 * strokeWidth, mitreRatio: outline.largestMitreRatio)
      line.add("clip-path", definitions.clip(to: mirror.map(outline.transformed) ?? outline))
      add(.line, line, outline)
    }
  }

  /// One colour, or a gradient that turns from one to the other at the split.
  private func paint(_ full: PixelColor?, _ empty: PixelColor?, _ definitions: inout SVGDefinitions) -> String
  {
    if full == nil, empty == nil { return "none" }
    if let mirror {
      return definitions.hardStop(
        at: mirror(Point(boundary, 0)).x, before: empty ?? full!.faded(by: 0),
        after: full ?? empty!.faded(by: 0))
    }
    return definitions.hardStop(
      at: boundary, before: full ?? empty!.faded(by: 0), after: empty ?? full!.faded(by: 0))
  }

  private func fill(_ color: PixelColor) -> SVGAttributes {
    var attributes = SVGAttributes()
    attributes.add(fill: color)
    return attributes
  }
}

extension ScenePaint {
  var color: PixelColor? {
    switch self {
    case .none: nil
    case .solid(let color): color
    }
  }

  var isOpaqueOrNone: Bool { color?.alpha ?? 255 == 255 }

  fileprivate var opaque: ScenePaint {
    color.map { .solid(PixelColor(red: $0.red, green: $0.green, blue: $0.blue)) } ?? self
  }
}

extension SceneSymbol {
  /// The one alpha of both paints where they are translucent alike and nothing is stroked.
  var sharedAlpha: UInt8? {
    guard full.stroke == nil, empty.stroke == nil, let alpha = full.paint.color?.alpha, alpha < 255,
      empty.paint.color?.alpha == alpha
    else { return nil }
    return alpha
  }

  fileprivate var withOpaquePaints: SceneSymbol {
    var (full, empty) = (full, empty)
    full.paint = full.paint.opaque
    empty.paint = empty.paint.opaque
    return with(full, empty)
  }

  /// A translucent stroke over an opaque area as the opaque stroke of the colour that the two make.
  fileprivate var withPlainStrokes: SceneSymbol {
    guard full.stroke != nil || empty.stroke != nil else { return self }
    func plain(_ look: SceneLook) -> SceneLook {
      guard let stroke = look.stroke, let area = look.paint.color, area.alpha == 255 else { return look }
      let color = PremultipliedColor(stroke.color).over(PremultipliedColor(area)).straight
      return SceneLook(paint: look.paint, stroke: SceneLook.Stroke(color: color, width: stroke.width))
    }
    return with(plain(full), plain(empty))
  }

  private func with(_ full: SceneLook, _ empty: SceneLook) -> SceneSymbol {
    SceneSymbol(shape: shape, frame: frame, full: full, empty: empty, split: split, isMirrored: isMirrored)
  }
}
