/// The tiles that are kept across pictures.
final class TileCache: Sendable {
  static let shared = TileCache(pixels: 4_000_000)

  private let kept: GenerationCache<TileKey, Tile>

  /// - Parameter pixels: the most pixels of all tiles of one generation; a pixel takes two bytes.
  init(pixels: Int) {
    kept = GenerationCache(limit: pixels) { $0.classes.count }
  }

  func tile(_ key: TileKey) throws(DrawingError) -> Tile {
    try kept.value(key) { () throws(DrawingError) in try Tile(key) }
  }
}
