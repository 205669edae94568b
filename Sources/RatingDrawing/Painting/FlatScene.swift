import RatingGeometry
import RatingPixels
import RatingScene

/// A scene of one colour behind symbols of plain colours that stand clear of each other: what a palette holds.
struct FlatScene {
  /// The colour behind, packed; clear where there is none.
  let ground: UInt32
  /// The opacity of the whole picture.
  let opacity: Double
  let symbols: [SceneSymbol]

  /// Nil where the scene holds anything else.
  init?(_ scene: Scene) {
    var items = scene.items[...]
    var opacity = 1.0
    if items.count == 1, case .group(let share, let inner) = items[0] {
      opacity = share
      items = inner[...]
    }
    var ground: UInt32 = 0
    if case .fill(let fill)? = items.first, case .solid(let color) = fill.paint {
      guard fill.path == Path(Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)) else {
        return nil
      }
      // As a layer would hold it, so that both ways round alike.
      ground = PremultipliedColor(color).straight.packed
      items = items.dropFirst()
    }
    var symbols: [SceneSymbol] = []
    symbols.reserveCapacity(items.count)
    for item in items {
      guard case .symbol(let symbol) = item, !symbol.full.paint.isGradient, !symbol.empty.paint.isGradient
      else {
        return nil
      }
      symbols.append(symbol)
    }
    self.ground = ground
    self.opacity = opacity
    self.symbols = symbols
  }

  /// A pixel of the picture's opacity.
  func faded(_ pixel: UInt32) -> UInt32 {
    if opacity == 1 || pixel >> 24 == 0 { return pixel }
    return (PremultipliedColor(PixelColor(packed: pixel)) * opacity).straight.packed
  }
}
