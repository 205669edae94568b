import RatingPixels
import RatingScene
import StarRating
import TestSupport
import Testing

@testable import RatingDrawing

/// What is kept between pictures changes none of them.
@Suite struct KeptTileTests {
  @Test(arguments: 0..<300)
  func pixelsAreTheSameWithTilesKeptOrNot(_ seed: Int) throws {
    let random = RandomRating(seed: seed)
    let scene = try random.image().scene
    var generator = SeededGenerator(seed: UInt64(seed))
    for levels in [256, 64, 16] {
      func drawing(keepsTiles: Bool) throws -> SceneDrawing {
        try SceneDrawing(scene, scale: random.scale, coverageLevels: levels, keepsTiles: keepsTiles)
      }
      let (kept, anew) = (try drawing(keepsTiles: true), try drawing(keepsTiles: false))
      let whole = try anew.pixmap()
      // The first time the cache is filled, the second time it serves.
      #expect(try kept.pixmap() == whole, "\(random)")
      #expect(try kept.pixmap() == whole, "\(random)")
      let indexed = (try kept.indexedPixmap(), try anew.indexedPixmap())
      #expect(indexed.0?.indices == indexed.1?.indices, "\(random)")
      #expect(indexed.0?.palette == indexed.1?.palette, "\(random)")
      let junk = Pixmap.filled(width: whole.width, height: whole.height)
      var targets = (junk, junk)
      for _ in 0..<4 {
        let rect = RatingImage.Rect(
          x: .random(in: -5...scene.size.width, using: &generator),
          y: .random(in: -5...scene.size.height, using: &generator),
          width: .random(in: 0...scene.size.width, using: &generator),
          height: .random(in: 0...scene.size.height, using: &generator))
        try kept.draw(rect, into: &targets.0)
        try anew.draw(rect, into: &targets.1)
      }
      #expect(targets.0 == targets.1, "\(random)")
    }
  }

  @Test func neighboursThatStandAlikeShareATile() throws {
    let image = try RatingImage("5", words: "size=24 gap=4")
    let cache = TileCache(pixels: 100_000)
    let keys = image.scene.symbols.map {
      TileKey(place: TilePlace($0, in: image.scene, scale: 1), levels: CoverageLevels(count: 64))
    }
    let tiles = try keys.map { try cache.tile($0) }
    #expect(tiles.count == 5)
    #expect(tiles.allSatisfy { $0 === tiles[0] })
  }
}

extension Pixmap {
  /// A picture of one colour that no style draws.
  fileprivate static func filled(width: Int, height: Int) -> Pixmap {
    var picture = try! Pixmap(width: width, height: height)
    for place in picture.pixels.indices { picture.pixels[place] = 0x8012_3456 }
    return picture
  }
}
