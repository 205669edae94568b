import RatingGeometry
import RatingPixels

/// Turns one symbol into vector elements: the colours change at the split, the outline is painted once.
package struct SymbolVectors {
  /// How far the lower part reaches under the upper one, in units; measured: less leaks, more tints the edge.
  static let underReach = 0.75

  private let symbol: SceneSymbol
  private let shape: SceneShape
  /// From the unit square to the picture, the symbol not mirrored.
  private let place: Transform
  private let mirror: Transform?
  private var elements: [VectorElement]

  /// Appends the symbol's elements.
  ///
  /// - Parameter opaque: whether a group around the symbol gives its paints their alpha.
  package static func append(
    _ symbol: SceneSymbol, in scene: Scene, opaque: Bool, to elements: inout [VectorElement]
  ) {
    var maker = SymbolVectors(symbol, in: scene, opaque: opaque, elements)
    elements = []
    if symbol.split >= 1 {
      // Above with the full parts of split symbols, so that all full areas are one element.
      maker.add(whole: maker.symbol.full, .upper)
    } else if symbol.split <= 0 {
      maker.add(whole: maker.symbol.empty, .lower)
    } else {
      maker.addSplit()
    }
    elements = maker.elements
  }

  private init(_ symbol: SceneSymbol, in scene: Scene, opaque: Bool, _ elements: [VectorElement]) {
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

  private var axis: Axis { symbol.direction.axis }

  /// Where the full part ends along the axis, not mirrored.
  private var boundary: Double {
    let box = place(shape.bounds)
    let split = symbol.direction.isBackward ? 1 - symbol.split : symbol.split
    return axis.start(of: box) + axis.length(of: box) * split
  }

  private mutating func add(_ layer: VectorElement.Layer, _ look: VectorElement.Look, _ path: Path) {
    guard !path.isEmpty else { return }
    elements.append(VectorElement(layer: layer, look: look, path: path, transform: mirror ?? .identity))
  }

  /// The whole outline, without a copy of it.
  private mutating func addOutline(_ layer: VectorElement.Layer, _ look: VectorElement.Look) {
    elements.append(VectorElement(layer: layer, look: look, path: shape.path, transform: inPicture))
  }

  private mutating func add(whole look: SceneLook, _ layer: VectorElement.Layer) {
    let fill = vector(look.paint)
    guard let stroke = look.stroke else {
      if fill != .none { addOutline(layer, VectorElement.Look(fill: fill)) }
      return
    }
    if stroke.color.alpha == 255 || fill == .none, let middle = outline.inset(by: stroke.width / 2) {
      add(
        layer, VectorElement.Look(fill: fill, line: line(.solid(stroke.color), stroke.width, middle)), middle)
      return
    }
    if fill != .none, stroke.color.alpha == 255, let inside = outline.insetRoughly(by: stroke.width / 2) {
      add(.lower, VectorElement.Look(fill: fill), inside)
    } else if fill != .none {
      addOutline(layer, VectorElement.Look(fill: fill))
    }
    add(line: .solid(stroke.color), width: stroke.width)
  }

  /// The stroke alone, over what is painted already; where the outline cannot be inset, clipped to it.
  private mutating func add(line paint: VectorPaint, width: Double) {
    if let middle = outline.inset(by: width / 2) {
      add(.line, VectorElement.Look(fill: .none, line: line(paint, width, middle)), middle)
    } else {
      let clip = shape.path.transformed(inPicture)
      let look = VectorElement.Look(fill: .none, line: line(paint, 2 * width, shape.path), clip: clip)
      addOutline(.line, look)
    }
  }

  private func line(_ paint: VectorPaint, _ width: Double, _ path: Path) -> VectorElement.Line {
    VectorElement.Line(paint: paint, width: width, mitreRatio: path.largestMitreRatio)
  }

  private mutating func addSplit() {
    let (full, empty) = (symbol.full, symbol.empty)
    let isPlain = full.paint.isOpaqueOrNone && empty.paint.isOpaqueOrNone
    let hasGradient = full.paint.isGradient || empty.paint.isGradient
    guard full.stroke == empty.stroke, full.stroke?.color.alpha ?? 255 == 255, isPlain || hasGradient else {
      addHardStops()
      return
    }
    // Under an opaque stroke the areas end at its middle, so that none of them shows at its outer edge.
    let outline = outline
    let area =
      full.stroke.flatMap { outline.inset(by: $0.width / 2) ?? outline.insetRoughly(by: $0.width / 2) }
      ?? outline
    addParts(of: area, reach: isPlain && full.paint != .none ? SymbolVectors.underReach : 0)
    if let stroke = full.stroke { add(line: .solid(stroke.color), width: stroke.width) }
  }

  /// The two parts of an area, cut in the code, the lower one reaching under the upper one.
  private mutating func addParts(of area: Path, reach: Double) {
    let (full, empty) = (vector(symbol.full.paint), vector(symbol.empty.paint))
    if full == empty {
      if full != .none { add(.lower, VectorElement.Look(fill: full), area) }
      return
    }
    let isBackward = symbol.direction.isBackward
    if empty != .none {
      let side: Path.Side = isBackward ? .below : .above
      let part = area.clipped(to: side, of: boundary + (isBackward ? reach : -reach), along: axis)
      add(.lower, VectorElement.Look(fill: empty), part)
    }
    if full != .none {
      let part = area.clipped(to: isBackward ? .above : .below, of: boundary, along: axis)
      add(.upper, VectorElement.Look(fill: full), part)
    }
  }

  /// Where the parts cannot overlap or their strokes differ: paints with a hard stop, for area and stroke.
  private mutating func addHardStops() {
    let (full, empty) = (symbol.full, symbol.empty)
    let hasGradient = full.paint.isGradient || empty.paint.isGradient
    let fill = hasGradient ? .none : hardStop(full.paint.color, empty.paint.color)
    if hasGradient {
      let isPlain = full.paint.isOpaqueOrNone && empty.paint.isOpaqueOrNone
      addParts(of: outline, reach: isPlain && full.paint != .none ? SymbolVectors.underReach : 0)
    }
    guard let width = (full.stroke ?? empty.stroke)?.width else {
      if fill != .none { addOutline(.lower, VectorElement.Look(fill: fill)) }
      return
    }
    let stroke = hardStop(full.stroke?.color, empty.stroke?.color)
    let isOpaque = [full, empty].allSatisfy { $0.stroke?.color.alpha == 255 }
    if isOpaque, !hasGradient, let middle = outline.inset(by: width / 2) {
      add(.lower, VectorElement.Look(fill: fill, line: line(stroke, width, middle)), middle)
    } else {
      if fill != .none { addOutline(.lower, VectorElement.Look(fill: fill)) }
      add(line: stroke, width: width)
    }
  }

  /// One colour, or a paint that turns from one to the other at the split.
  private func hardStop(_ full: PixelColor?, _ empty: PixelColor?) -> VectorPaint {
    guard let first = full ?? empty?.faded(by: 0), let second = empty ?? full?.faded(by: 0) else {
      return .none
    }
    if first == second { return .solid(first) }
    let isTurned = symbol.direction.isBackward != (mirror != nil && axis == .horizontal)
    let at = axis == .horizontal ? (mirror?(Point(boundary, 0)).x ?? boundary) : boundary
    return .split(at: at, axis, before: isTurned ? second : first, after: isTurned ? first : second)
  }

  private func vector(_ paint: ScenePaint) -> VectorPaint {
    switch paint {
    case .none: return .none
    case .solid(let color): return .solid(color)
    case .gradient(let gradient):
      guard let mirror else { return .gradient(gradient) }
      return .gradient(
        SceneGradient(start: mirror(gradient.start), end: mirror(gradient.end), stops: gradient.stops))
    }
  }
}
