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
    let start = Double(place.column) + place.phaseX + place.shape.bounds.minX * place.side
    parts = PlacedSymbol.parts(
      of: box.minX..<box.maxX, from: start, length: place.shape.bounds.width * place.side, split: symbol.split
    )
  }

  /// The columns on both sides of the boundary, and the one that holds it, which is full for the share of the
  /// outline's box within it.
  private static func parts(
    of columns: Range<Int>, from start: Double, length: Double, split: Double
  ) -> [(columns: Range<Int>, share: Double)] {
    if split >= 1 { return [(columns, 1)] }
    if split <= 0 { return [(columns, 0)] }
    let boundary = start + split * length
    // A boundary within the noise of a pixel's border is on it.
    let place = abs(boundary - boundary.rounded()) < 1e-6 ? boundary.rounded() : boundary
    let column = min(max(Int(place.rounded(.down)), columns.lowerBound), columns.upperBound)
    let (low, high) = (max(Double(column), start), min(Double(column) + 1, start + length))
    let share = high > low ? min(max((place - low) / (high - low), 0), 1) : 0
    let mixed = column..<min(column + (share > 0 ? 1 : 0), columns.upperBound)
    return [(columns.lowerBound..<column, 1), (mixed, share), (mixed.upperBound..<columns.upperBound, 0)]
      .filter { !$0.columns.isEmpty }
  }
}
