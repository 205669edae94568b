import RatingGeometry
import RatingScene

/// A symbol's tile at its place among the pixels, and where its full part ends.
///
/// A mirrored symbol is placed as its image in the mirror; `PixelLayer` turns the columns round.
struct PlacedSymbol {
  let tile: Tile
  private let key: TileKey
  let box: PixelRect
  /// Strips of the box and the share of them that is full: 1, that of the boundary's column or row, 0.
  let parts: [(rect: PixelRect, share: Double)]

  /// - Parameter previous: a symbol placed before, whose tile serves again where it is the same.
  init(
    _ symbol: SceneSymbol, in drawing: SceneDrawing, after previous: PlacedSymbol? = nil
  ) throws(DrawingError) {
    let place = TilePlace(symbol, in: drawing.scene, scale: drawing.scale)
    key = TileKey(place: place, levels: drawing.levels)
    if let previous, previous.key == key {
      tile = previous.tile
    } else if let cache = drawing.tiles {
      tile = try cache.tile(key)
    } else {
      tile = try Tile(key)
    }
    box = PixelRect(
      minX: place.column + tile.offsetX, minY: place.row + tile.offsetY,
      maxX: place.column + tile.offsetX + tile.width, maxY: place.row + tile.offsetY + tile.height)
    let isAcross = symbol.direction.axis == .horizontal
    let bounds = place.shape.bounds
    let start =
      isAcross
      ? Double(place.column) + place.phaseX + bounds.minX * place.side
      : Double(place.row) + place.phaseY + bounds.minY * place.side
    let strips = SplitStrips.strips(
      of: isAcross ? box.minX..<box.maxX : box.minY..<box.maxY, from: start,
      length: (isAcross ? bounds.width : bounds.height) * place.side, split: symbol.split,
      isBackward: symbol.direction.isBackward)
    let whole = box
    parts = strips.map { strip, share in (whole.strip(strip, isAcross: isAcross), share) }
  }
}
