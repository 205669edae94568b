import RatingGeometry

/// The tiles that are kept across pictures: at most 16 MB of pixels and, for 4,096 tiles a generation, 4 kB each of
/// paths and tables.
final class TileCache: Sendable {
  static let shared = TileCache(pixels: 4_000_000)

  private let kept: GenerationCache<TileKey, Tile>

  /// - Parameter pixels: the most pixels of all tiles of one generation; a pixel takes two bytes.
  init(pixels: Int) {
    kept = GenerationCache(limit: pixels) { key, tile in
      // What a long path takes, as pixels.
      let long = max(key.shape.path.count - 64, 0) * MemoryLayout<Path.Element>.stride
      return tile.classes.count + long / MemoryLayout<UInt16>.stride
    }
  }

  func tile(_ key: TileKey) throws(DrawingError) -> Tile {
    try kept.value(key) { () throws(DrawingError) in try Tile(key) }
  }
}
