import RatingPixels
import RatingScene

extension SceneDrawing {
  /// The whole picture by a palette, drawn so from the start; nil where the scene is not flat or has more than
  /// 256 colours. The same pixels as `pixmap()`.
  package func indexedPixmap() throws(DrawingError) -> IndexedPixmap? {
    guard let flat = FlatScene(scene) else { return nil }
    var placed: [(symbol: SceneSymbol, place: PlacedSymbol)] = []
    placed.reserveCapacity(flat.symbols.count)
    var previous: PlacedSymbol?
    for symbol in flat.symbols {
      let place = try PlacedSymbol(symbol, in: self, after: previous)
      placed.append((symbol, place))
      previous = place
    }
    guard SceneDrawing.standClear(placed.map(\.place.box), width, height) else { return nil }
    var layer = IndexedLayer(width: width, height: height, ground: flat.faded(flat.ground))
    var known: [PaintedTile] = []
    for (symbol, place) in placed {
      for (columns, share) in place.parts {
        let wanted = PaintedTile(tile: place.tile, full: symbol.full, empty: symbol.empty, share: share)
        if columns.count == place.tile.width, let copy = known.first(where: { $0 == wanted }) {
          layer.paint(copy, at: place.box, columns, isMirrored: symbol.isMirrored)
          continue
        }
        guard let painted = layer.numbers(for: wanted, columns: columns, box: place.box, flat) else {
          return nil
        }
        layer.paint(painted, at: place.box, columns, isMirrored: symbol.isMirrored)
        if columns.count == place.tile.width { known.append(painted) }
      }
    }
    return layer.pixmap
  }

  /// Whether the boxes lie within the picture and none meets another.
  private static func standClear(_ boxes: [PixelRect], _ width: Int, _ height: Int) -> Bool {
    let picture = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    guard boxes.allSatisfy({ $0.intersection(picture) == $0 }) else { return false }
    for (index, box) in boxes.enumerated()
    where boxes[..<index].contains(where: { !$0.intersection(box).isEmpty }) {
      return false
    }
    return true
  }
}
