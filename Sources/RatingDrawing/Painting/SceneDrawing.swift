import RatingGeometry
import RatingNumbers
import RatingPixels
import RatingScene

/// A scene at one scale, drawn as a view draws: rectangle by rectangle, or whole.
///
/// Every pixel depends on the scene alone and not on the rectangle it is drawn with: symbols are rasterised
/// whole, once, and set by whole pixels.
package struct SceneDrawing: Sendable {
  package let scene: Scene
  /// Pixels a point.
  package let scale: Double
  /// The picture's size in pixels: points times scale, rounded up.
  package let width: Int
  package let height: Int
  let levels: CoverageLevels
  /// Where tiles are kept, nil where each is made anew.
  let tiles: TileCache?

  /// - Parameters:
  ///   - scale: pixels a point, above 0.
  ///   - coverageLevels: steps of edge coverage, 2…256; 256 keeps all.
  ///   - keepsTiles: whether tiles are kept for later pictures.
  package init(
    _ scene: Scene, scale: Double, coverageLevels: Int = 256, keepsTiles: Bool = true
  ) throws(DrawingError) {
    let width = SceneDrawing.pixels(scene.size.width * scale)
    let height = SceneDrawing.pixels(scene.size.height * scale)
    do { try PixelLimits.check(width: width, height: height) } catch { throw .size(error) }
    self.scene = scene
    self.scale = scale
    self.width = Int(saturating: width)
    self.height = Int(saturating: height)
    let places = SceneDrawing.tiles(of: scene, scale)
    try EdgeRows.check(scene, places, scale: scale, width: self.width, height: self.height)
    levels = CoverageLevels(count: coverageLevels, isShared: places.count > 1)
    tiles = keepsTiles ? .shared : nil
  }

  /// The whole picture.
  package func pixmap() throws(DrawingError) -> Pixmap {
    let layer = try layer(PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
    do { return try Pixmap(width: width, height: height, pixels: layer.pixels) } catch { throw .size(error) }
  }

  /// Draws what meets `rect` (in points, rounded outward to pixels) into `pixmap`, and nothing else.
  ///
  /// The pixels of that rectangle are replaced, so rectangles may overlap.
  package func draw(_ rect: Rect, into pixmap: inout Pixmap) throws(DrawingError) {
    let whole = PixelRect(
      minX: 0, minY: 0, maxX: min(width, pixmap.width), maxY: min(height, pixmap.height))
    let part = outward(rect).intersection(whole)
    guard !part.isEmpty else { return }
    let layer = try layer(part)
    for row in 0..<part.height {
      let target = (part.minY + row) * pixmap.width + part.minX
      pixmap.pixels.replaceSubrange(
        target..<(target + part.width), with: layer.pixels[(row * part.width)..<((row + 1) * part.width)])
    }
  }

  private func layer(_ rect: PixelRect) throws(DrawingError) -> PixelLayer {
    var layer = PixelLayer(rect)
    try paint(scene.items, into: &layer)
    return layer
  }

  private func paint(_ items: [Scene.Item], into layer: inout PixelLayer) throws(DrawingError) {
    for item in items {
      switch item {
      case .symbol(let symbol): try paint(symbol, into: &layer)
      case .fill(let fill): try paint(fill, into: &layer)
      case .image(let image): paint(image, into: &layer)
      case .group(let opacity, let items):
        for band in layer.rect.bands(ofPixels: SceneDrawing.bandPixels) {
          var group = PixelLayer(band)
          try paint(items, into: &group)
          layer.paint(group, opacity: opacity)
        }
      }
    }
  }

  /// A group takes pixels of its own: those of a large picture band by band.
  private static let bandPixels = 16_000_000

  private func paint(_ symbol: SceneSymbol, into layer: inout PixelLayer) throws(DrawingError) {
    let placed = try PlacedSymbol(symbol, in: self)
    let mirror = symbol.isMirrored ? width : nil
    for (strip, share) in placed.parts {
      if symbol.full.paint.isGradient || symbol.empty.paint.isGradient {
        let colors = PlacedColors(symbol.full, symbol.empty, share: share, scale: scale)
        layer.paint(placed.tile, at: placed.box, strip: strip, colors, mirroredIn: mirror)
      } else {
        let colors = ClassColors(placed.tile, symbol.full, symbol.empty, share: share)
        layer.paint(placed.tile, at: placed.box, strip: strip, colors, mirroredIn: mirror)
      }
    }
  }

  private func paint(_ fill: SceneFill, into layer: inout PixelLayer) throws(DrawingError) {
    guard fill.paint != .none, let bounds = fill.path.bounds else { return }
    let picture = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
    let paint = PlacedPaint(fill.paint, scale: scale)
    let mirror = fill.isMirrored ? width : nil
    let transform = place(fill, bounds, in: picture)
    if fill.path == Path(picture) {
      layer.paint(paint, mirroredIn: mirror) { _, _ in 255 }
      return
    }
    let mask = try CoverageMask(width: width, height: height)
    mask.fill(fill.path, transform)
    try mask.withCoverage(levels) { coverage in
      layer.paint(paint, mirroredIn: mirror, coverage: coverage)
    }
  }

  /// Takes a fill's path into the pixels: what reaches the picture's end reaches its pixels' end, also where the last
  /// one is not a whole scaled point.
  private func place(_ fill: SceneFill, _ bounds: Rect, in picture: Rect) -> Transform {
    let reachesRight =
      bounds.maxX == picture.maxX && bounds.width > 0 && (!fill.isMirrored || bounds == picture)
    let reachesBottom = bounds.maxY == picture.maxY && bounds.height > 0 && fill.drop == 0
    let right = reachesRight ? Double(width) : bounds.maxX * scale
    let bottom = reachesBottom ? Double(height) : bounds.maxY * scale
    let scaleX = reachesRight ? (right - bounds.minX * scale) / bounds.width : scale
    let scaleY = reachesBottom ? (bottom - bounds.minY * scale) / bounds.height : scale
    return Transform(
      scaleX: scaleX, scaleY: scaleY, moveX: right - bounds.maxX * scaleX,
      moveY: bottom - bounds.maxY * scaleY + fill.drop * scale)
  }

  /// A place of each different tile among the symbols'. Several keep the same levels, so that there are no more of them
  /// than asked for.
  private static func tiles(of scene: Scene, _ scale: Double) -> [TilePlace] {
    var tiles: [TilePlace] = []
    for symbol in scene.symbols {
      let place = TilePlace(symbol, in: scene, scale: scale)
      if !tiles.contains(where: { $0.sharesTile(with: place) }) { tiles.append(place) }
    }
    return tiles
  }

  private func outward(_ rect: Rect) -> PixelRect {
    func pixel(_ place: Double, _ rounding: FloatingPointRoundingRule) -> Int {
      // What is no number meets nothing: its lower edge is beyond every pixel.
      place.isNaN ? (rounding == .down ? .max : .min) : Int(saturating: (place * scale).rounded(rounding))
    }
    return PixelRect(
      minX: pixel(rect.minX, .down), minY: pixel(rect.minY, .down),
      maxX: pixel(rect.maxX, .up), maxY: pixel(rect.maxY, .up))
  }

  /// Points times scale in pixels, rounded up but not for the noise of the product; at least one.
  private static func pixels(_ length: Double) -> Double {
    max((length - 1e-6).rounded(.up), 1)
  }
}
