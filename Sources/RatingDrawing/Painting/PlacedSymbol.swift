import RatingGeometry
import RatingScene

/// A symbol's tile at its place among the pixels, and where its full part ends.
///
/// A mirrored symbol is placed as its image in the mirror; `PixelLayer` turns the columns round.
struct PlacedSymbol {
  let tile: Tile
  private let key: TileKey
  let box: PixelRect
  /// Runs of columns and the share of them that is full: 1, then that of the boundary's column, then 0.
  let parts: [(columns: Range<Int>, share: Double)]

  /// - Parameter previous: a symbol placed before, whose tile serves again where it is the same.
  init(
    _ symbol: SceneSymbol, in drawing: SceneDrawing, after previous: PlacedSymbol? = nil
  ) throws(DrawingError) {
    let shape = drawing.scene.shapes[symbol.shape]
    let frame = symbol.isMirrored ? symbol.frame.mirrored(inWidth: drawing.scene.size.width) : symbol.frame
    let scale = drawing.scale
    let side = frame.width * scale
    let (column, phaseX) = PlacedSymbol.snapped(frame.x * scale)
    let (row, phaseY) = PlacedSymbol.snapped(frame.y * scale)
    let strokeWidth = max(symbol.full.stroke?.width ?? 0, symbol.empty.stroke?.width ?? 0) * scale
    key = TileKey(
      shape: shape, side: side, phaseX: phaseX, phaseY: phaseY,
      strokeWidth: strokeWidth, levels: drawing.levels)
    if let previous, previous.key == key {
      tile = previous.tile
    } else if let cache = drawing.tiles {
      tile = try cache.tile(key)
    } else {
      tile = try Tile(key)
    }
    box = PixelRect(
      minX: column + tile.offsetX, minY: row + tile.offsetY,
      maxX: column + tile.offsetX + tile.width, maxY: row + tile.offsetY + tile.height)
    let boundary = Double(column) + phaseX + (shape.bounds.minX + symbol.split * shape.bounds.width) * side
    parts = PlacedSymbol.parts(of: box.minX..<box.maxX, boundary: boundary, split: symbol.split)
  }

  /// The columns on both sides of the boundary, and the one that holds it.
  private static func parts(
    of columns: Range<Int>, boundary: Double, split: Double
  ) -> [(columns: Range<Int>, share: Double)] {
    if split >= 1 { return [(columns, 1)] }
    if split <= 0 { return [(columns, 0)] }
    // A boundary within the noise of a pixel's border is on it.
    let place = abs(boundary - boundary.rounded()) < 1e-6 ? boundary.rounded() : boundary
    let column = min(max(Int(place.rounded(.down)), columns.lowerBound), columns.upperBound)
    let share = min(max(place - Double(column), 0), 1)
    let mixed = column..<min(column + (share > 0 ? 1 : 0), columns.upperBound)
    return [(columns.lowerBound..<column, 1), (mixed, share), (mixed.upperBound..<columns.upperBound, 0)]
      .filter { !$0.columns.isEmpty }
  }

  /// A place in pixels as a whole pixel and a phase in [0, 1), in steps of 1/1024: cairo's own are 1/256.
  private static func snapped(_ place: Double) -> (whole: Int, phase: Double) {
    let steps = (place * 1_024).rounded()
    let whole = (steps / 1_024).rounded(.down)
    return (Int(whole), steps / 1_024 - whole)
  }
}
