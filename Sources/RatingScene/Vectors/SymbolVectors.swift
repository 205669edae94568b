import RatingGeometry
import RatingPixels

/// Turns one symbol into vector elements: the colours change at the split, the outline is painted once.
struct SymbolVectors {
  /// How far the lower part reaches under the upper one, in units; measured: less leaks, more tints the edge.
  static let underReach = 0.75

  private let symbol: SceneSymbol
  private let shape: SceneShape
  /// From the unit square to the picture, the symbol not mirrored.
  private let place: Transform
  private let mirror: Transform?
  /// The stroke of both looks; nil where neither has one.
  private let stroke: InnerStroke?
  private var elements: [VectorElement]

  /// Appends the symbol's elements.
  ///
  /// - Parameters:
  ///   - opaque: whether a group around the symbol gives its paints their alpha.
  ///   - strokes: those of the symbols before.
  static func append(
    _ symbol: SceneSymbol, in scene: Scene, opaque: Bool, _ strokes: inout InnerStrokes,
    to elements: inout [VectorElement]
  ) {
    var maker = SymbolVectors(symbol, in: scene, opaque: opaque, &strokes, elements)
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

  private init(
    _ symbol: SceneSymbol, in scene: Scene, opaque: Bool, _ strokes: inout InnerStrokes,
    _ elements: [VectorElement]
  ) {
    self.symbol = (opaque ? symbol.withOpaquePaints : symbol).withPlainStrokes
    self.elements = elements
    let sceneWidth = scene.size.width
    shape = scene.shapes[symbol.shape]
    place = Transform(
      from: .unit, to: symbol.isMirrored ? symbol.frame.mirrored(inWidth: sceneWidth) : symbol.frame)
    mirror = symbol.isMirrored ? Transform(scaleX: -1, scaleY: 1, moveX: sceneWidth, moveY: 0) : nil
    let line = symbol.full.stroke ?? symbol.empty.stroke
    stroke = line.map { strokes.stroke(of: symbol, in: scene, width: $0.width) }
  }

  /// From the unit square into the picture.
  private var inPicture: Transform { mirror.map { place.then($0) } ?? place }

  private var axis: Axis { symbol.direction.axis }

  /// Where the full part ends along the axis, not mirrored.
  private var boundary: Double {
    let box = place(shape.bounds)
    let split = symbol.direction.isBackward ? 1 - symbol.split : symbol.split
    return axis.start(of: box) + axis.length(of: box) * split
  }

  /// The outline, for what is clipped to it.
  private var clip: Path { shape.path.transformed(inPicture) }

  /// What the inside under a stroke is clipped to.
  private var insideClip: Path? { stroke?.isInsideClipped == true ? clip : nil }

  /// Adds a path of the unit square.
  private mutating func add(_ layer: VectorElement.Layer, _ look: VectorElement.Look, _ path: Path) {
    elements.append(VectorElement(layer: layer, look: look, path: path, transform: inPicture))
  }

  private mutating func add(whole look: SceneLook, _ layer: VectorElement.Layer) {
    let fill = vector(look.paint)
    if let line = look.stroke {
      add(fill: fill, line: .solid(line.color), isOpaque: line.color.alpha == 255, layer)
    } else if fill != .none {
      add(layer, VectorElement.Look(fill: fill), shape.path)
    }
  }

  /// The outline's area and the stroke over it.
  private mutating func add(
    fill: VectorPaint, line: VectorPaint, isOpaque: Bool, _ layer: VectorElement.Layer
  ) {
    guard let stroke else { return }
    if !stroke.isClipped, isOpaque || fill == .none {
      add(layer, VectorElement.Look(fill: fill, line: stroke.line(line)), stroke.path)
      return
    }
    if fill != .none, isOpaque {
      add(.lower, VectorElement.Look(fill: fill, clip: insideClip), stroke.inside)
    } else if fill != .none {
      add(layer, VectorElement.Look(fill: fill), shape.path)
    }
    add(line: line)
  }

  /// The stroke alone, over what is painted already.
  private mutating func add(line paint: VectorPaint) {
    guard let stroke else { return }
    let look = VectorElement.Look(
      fill: .none, line: stroke.line(paint), clip: stroke.isClipped ? clip : nil)
    add(.line, look, stroke.path)
  }

  private mutating func addSplit() {
    let (full, empty) = (symbol.full, symbol.empty)
    let isPlain = full.paint.isOpaqueOrNone && empty.paint.isOpaqueOrNone
    let hasGradient = full.paint.isGradient || empty.paint.isGradient
    guard full.stroke == empty.stroke, full.stroke?.color.alpha ?? 255 == 255, isPlain || hasGradient else {
      addHardStops()
      return
    }
    let reach = isPlain && full.paint != .none ? SymbolVectors.underReach : 0
    // Under an opaque stroke the areas end at its middle, so that none of them shows at its outer edge.
    addParts(of: stroke?.inside ?? shape.path, reach: reach, clip: insideClip)
    if let line = full.stroke { add(line: .solid(line.color)) }
  }

  /// The two parts of an area, cut in the code, the lower one reaching under the upper one.
  private mutating func addParts(of area: Path, reach: Double, clip: Path? = nil) {
    let (full, empty) = (vector(symbol.full.paint), vector(symbol.empty.paint))
    if full == empty {
      if full != .none { add(.lower, VectorElement.Look(fill: full, clip: clip), area) }
      return
    }
    let area = area.transformed(place)
    let isBackward = symbol.direction.isBackward
    if empty != .none {
      let side: Path.Side = isBackward ? .below : .above
      let part = area.clipped(to: side, of: boundary + (isBackward ? reach : -reach), along: axis)
      add(.lower, VectorElement.Look(fill: empty, clip: clip), part: part)
    }
    if full != .none {
      let part = area.clipped(to: isBackward ? .above : .below, of: boundary, along: axis)
      add(.upper, VectorElement.Look(fill: full, clip: clip), part: part)
    }
  }

  /// Adds a path of the picture, not mirrored.
  private mutating func add(_ layer: VectorElement.Layer, _ look: VectorElement.Look, part path: Path) {
    guard !path.isEmpty else { return }
    elements.append(VectorElement(layer: layer, look: look, path: path, transform: mirror ?? .identity))
  }

  /// Where the parts cannot overlap or their strokes differ: paints with a hard stop, for area and stroke.
  private mutating func addHardStops() {
    let (full, empty) = (symbol.full, symbol.empty)
    let hasGradient = full.paint.isGradient || empty.paint.isGradient
    let fill = hasGradient ? .none : hardStop(full.paint.color, empty.paint.color)
    if hasGradient {
      let isPlain = full.paint.isOpaqueOrNone && empty.paint.isOpaqueOrNone
      addParts(of: shape.path, reach: isPlain && full.paint != .none ? SymbolVectors.underReach : 0)
    }
    guard stroke != nil else {
      if fill != .none { add(.lower, VectorElement.Look(fill: fill), shape.path) }
      return
    }
    let line = hardStop(full.stroke?.color, empty.stroke?.color)
    if hasGradient {
      add(line: line)
    } else {
      let isOpaque = [full, empty].allSatisfy { $0.stroke?.color.alpha == 255 }
      add(fill: fill, line: line, isOpaque: isOpaque, .lower)
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
