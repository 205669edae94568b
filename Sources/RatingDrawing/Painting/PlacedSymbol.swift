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
    let strips = PlacedSymbol.strips(
      of: isAcross ? box.minX..<box.maxX : box.minY..<box.maxY, from: start,
      length: (isAcross ? bounds.width : bounds.height) * place.side, split: symbol.split,
      isBackward: symbol.direction.isBackward)
    let whole = box
    parts = strips.map { strip, share in
      var rect = whole
      if isAcross {
        (rect.minX, rect.maxX) = (strip.lowerBound, strip.upperBound)
      } else {
        (rect.minY, rect.maxY) = (strip.lowerBound, strip.upperBound)
      }
      return (rect, share)
    }
  }

  /// The pixels on both sides of the boundary, and those that hold it, which are full for the share of the
  /// outline's box within them.
  private static func strips(
    of pixels: Range<Int>, from start: Double, length: Double, split: Double, isBackward: Bool
  ) -> [(strip: Range<Int>, share: Double)] {
    if split >= 1 { return [(pixels, 1)] }
    if split <= 0 { return [(pixels, 0)] }
    let boundary = start + (isBackward ? 1 - split : split) * length
    // A boundary within the noise of a pixel's border is on it.
    let place = abs(boundary - boundary.rounded()) < 1e-6 ? boundary.rounded() : boundary
    let pixel = min(max(Int(place.rounded(.down)), pixels.lowerBound), pixels.upperBound)
    let (low, high) = (max(Double(pixel), start), min(Double(pixel) + 1, start + length))
    let before = high > low ? min(max((place - low) / (high - low), 0), 1) : 0
    let mixed = pixel..<min(pixel + (before > 0 ? 1 : 0), pixels.upperBound)
    let first = isBackward ? 0.0 : 1.0
    return [
      (pixels.lowerBound..<pixel, first), (mixed, isBackward ? 1 - before : before),
      (mixed.upperBound..<pixels.upperBound, 1 - first),
    ].filter { !$0.0.isEmpty }
  }
}
