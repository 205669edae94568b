import RatingPixels
import RatingScene
import StarRating
import TestSupport
import Testing

@testable import RatingDrawing

/// Tiles are kept in a bounded amount of memory, the ones in use first, by any number of threads.
@Suite struct TileCacheTests {
  private struct Watched {
    weak var tile: Tile?
    let pixels: Int
  }

  /// A star's tile of `side` pixels, and a bit: no two numbers have one key.
  static func key(side: Double, number: Int = 0) throws -> TileKey {
    let style = try RatingStyle {
      $0.stars = 1
      $0.size = side + Double(number) / 10_000
    }
    let scene = try RatingImage(1, style: style).scene
    let symbol = try #require(scene.symbols.first)
    return TileKey(place: TilePlace(symbol, in: scene, scale: 1), levels: CoverageLevels(count: 64))
  }

  @Test(arguments: [(20, 5_000), (40, 20_000), (7, 300)])
  func manyTilesTakeNoMoreThanTwoGenerations(_ side: Int, limit: Int) throws {
    let cache = TileCache(pixels: limit)
    var watched: [Watched] = []
    for number in 0..<400 {
      let tile = try cache.tile(TileCacheTests.key(side: Double(side), number: number))
      watched.append(Watched(tile: tile, pixels: tile.classes.count))
    }
    let all = watched.reduce(0) { $0 + $1.pixels }
    let alive = watched.reduce(0) { $0 + ($1.tile == nil ? 0 : $1.pixels) }
    #expect(all > 3 * limit)
    #expect(alive <= 2 * limit)
    #expect(alive > 0)
  }

  @Test func tinyTilesAreBoundedByTheirNumber() throws {
    let cache = TileCache(pixels: 4_000_000)
    var watched: [Watched] = []
    for number in 0..<9_000 {
      let tile = try cache.tile(TileCacheTests.key(side: 1, number: number))
      watched.append(Watched(tile: tile, pixels: tile.classes.count))
    }
    let alive = watched.reduce(0) { $0 + ($1.tile == nil ? 0 : 1) }
    #expect(alive <= 2 * 4_096)
    #expect(alive >= 4_096)
  }

  @Test func tileInUseStays() throws {
    let cache = TileCache(pixels: 2_000)
    let used = try TileCacheTests.key(side: 20)
    let first = Watched(tile: try cache.tile(used), pixels: 0)
    for number in 1..<200 {
      _ = try cache.tile(TileCacheTests.key(side: 20, number: number))
      let again = try cache.tile(used)
      #expect(again === first.tile)
    }
  }

  @Test func tileTooLargeIsNotKept() throws {
    let cache = TileCache(pixels: 1_000)
    let key = try TileCacheTests.key(side: 40)
    let large = Watched(tile: try cache.tile(key), pixels: 0)
    #expect(large.tile == nil)
    #expect(try cache.tile(key).classes == Tile(key).classes)
  }

  /// A cache so small that tiles go and come while both threads ask for the same ones.
  @Test func twoThreadsGetTheRightTiles() async throws {
    let cache = TileCache(pixels: 3_000)
    let keys = try (0..<24).map { try TileCacheTests.key(side: 12 + Double($0), number: $0) }
    let right = try keys.map { try Tile($0) }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for thread in 0..<4 {
        group.addTask {
          var isRight = true
          for turn in 0..<1_200 {
            let place = (turn * (thread < 2 ? 7 : 5) + thread) % keys.count
            let tile = try cache.tile(keys[place])
            isRight = isRight && tile.classes == right[place].classes && tile.width == right[place].width
          }
          return isRight
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }
}
