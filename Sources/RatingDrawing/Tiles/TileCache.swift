import Synchronization

/// Tiles kept across pictures, in a bounded amount of memory.
///
/// Two generations: where the younger is full it becomes the older, and what was the older goes. A tile that is
/// asked for again comes back into the younger, so the ones in use stay.
final class TileCache: Sendable {
  static let shared = TileCache(pixels: 4_000_000)

  private struct Generations {
    var younger: [TileKey: Tile] = [:]
    var older: [TileKey: Tile] = [:]
    var youngerPixels = 0
  }

  private let limit: Int
  private let generations = Mutex(Generations())

  /// - Parameter pixels: the most pixels of all tiles of one generation; a pixel takes two bytes.
  init(pixels: Int) {
    limit = pixels
  }

  func tile(_ key: TileKey) throws(DrawingError) -> Tile {
    if let known = generations.withLock({ $0.younger[key] ?? TileCache.promote(key, in: &$0, limit) }) {
      return known
    }
    let tile = try Tile(key)
    generations.withLock { TileCache.add(tile, key, to: &$0, limit) }
    return tile
  }

  private static func promote(_ key: TileKey, in generations: inout Generations, _ limit: Int) -> Tile? {
    guard let tile = generations.older[key] else { return nil }
    add(tile, key, to: &generations, limit)
    return tile
  }

  private static func add(_ tile: Tile, _ key: TileKey, to generations: inout Generations, _ limit: Int) {
    let pixels = tile.classes.count
    guard pixels <= limit / 4 else { return }
    if generations.youngerPixels + pixels > limit || generations.younger.count >= 4_096 {
      generations.older = generations.younger
      generations.younger = [:]
      generations.youngerPixels = 0
    }
    if generations.younger.updateValue(tile, forKey: key) == nil { generations.youngerPixels += pixels }
  }
}
