import RatingPixels
import RatingScene

extension SceneDrawing {
  /// The whole picture by a palette, drawn so from the start; nil where the scene is not flat or has more than
  /// 256 colours. The same pixels as `pixmap()`.
  package func indexedPixmap() throws(DrawingError) -> IndexedPixmap? {
    guard let flat = FlatScene(scene) else { return nil }
    let picture = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    var colors = PartColors(ground: flat.ground)
    var parts: [IndexedPart] = []
    parts.reserveCapacity(flat.symbols.count + 2)
    var previous: PlacedSymbol?
    for symbol in flat.symbols {
      let place = try PlacedSymbol(symbol, in: self, after: previous)
      guard place.box.intersection(picture) == place.box else { return nil }
      for (rect, share) in place.parts {
        guard let part = colors.add(place, rect, share, symbol) else { return nil }
        parts.append(part)
      }
      previous = place
    }
    let order = colors.opaqueLast()
    var layer = IndexedLayer(width: width, height: height, colors, order)
    for part in parts {
      guard layer.paint(part) else { return nil }
    }
    return layer.pixmap(flat)
  }
}
