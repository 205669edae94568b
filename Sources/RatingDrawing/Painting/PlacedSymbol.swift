import RatingGeometry
import RatingScene

/// A symbol's tile at its place among the pixels, and where its full part ends.
///
/// A mirrored symbol is placed as its image in the mirror; `PixelLayer` turns the columns round.
struct PlacedSymbol {
  let tile: Tile
  let box: PixelRect
  /// Columns before this one are full, those behind it empty; this one is full for `mixedShare` of its width.
  let mixedColumn: Int
  let mixedShare: Double

  init(_ symbol: SceneSymbol, in drawing: SceneDrawing) throws(DrawingError) {
    let shape = drawing.scene.shapes[symbol.shape]
    let frame = symbol.isMirrored ? symbol.frame.mirrored(inWidth: drawing.scene.size.width) : symbol.frame
    let scale = drawing.scale
    let side = frame.width * scale
    let (column, phaseX) = PlacedSymbol.snapped(frame.x * scale)
    let (row, phaseY) = PlacedSymbol.snapped(frame.y * scale)
    let strokeWidth = max(symbol.full.stroke?.width ?? 0, symbol.empty.stroke?.width ?? 0) * scale
    let key = TileKey(
      shape: shape, side: side, phaseX: phaseX, phaseY: phaseY,
      strokeWidth: strokeWidth, levels: drawing.levels)
    if let cache = drawing.tiles { tile = try cache.tile(key) } else { tile = try Tile(key) }
    box = PixelRect(
      minX: column + tile.offsetX, minY: row + tile.offsetY,
      maxX: column + tile.offsetX + tile.width, maxY: row + tile.offsetY + tile.height)
    let boundary = phaseX + (shape.bounds.minX + symbol.split * shape.bounds.width) * side
    let whole = boundary.rounded(.down)
    mixedColumn = column + Int(whole)
    mixedShare = boundary - whole
  }

  /// A place in pixels as a whole pixel and a phase in [0, 1), in steps of 1/1024: cairo's own are 1/256.
  private static func snapped(_ place: Double) -> (whole: Int, phase: Double) {
    let steps = (place * 1_024).rounded()
    let whole = (steps / 1_024).rounded(.down)
    return (Int(whole), steps / 1_024 - whole)
  }
}
