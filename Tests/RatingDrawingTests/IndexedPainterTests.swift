import RatingDrawing
import RatingPixels
import StarRating
import TestSupport
import Testing

/// The painter that works in palette places draws what the painter of pixels draws.
@Suite struct IndexedPainterTests {
  static let levels = [256, 64, 64, 16, 2]

  @Test(arguments: 0..<500)
  func bothPaintersDrawTheSame(_ seed: Int) throws {
    let random = RandomRating(seed: seed)
    let levels = IndexedPainterTests.levels[seed % IndexedPainterTests.levels.count]
    let drawing = try random.image().drawing(scale: random.scale, coverageLevels: levels)
    guard let indexed = try drawing.indexedPixmap() else { return }
    let whole = try drawing.pixmap()
    #expect((indexed.width, indexed.height) == (whole.width, whole.height))
    #expect(indexed.pixels == whole.pixels, "\(random), \(levels) levels")
    #expect(indexed.indices.allSatisfy { Int($0) < indexed.palette.count })
  }

  /// The comparison above is worth something only where there is a palette; nor may there always be one.
  @Test func mostPicturesHaveAPalette() throws {
    let isIndexed = try (0..<500).map { seed in
      let random = RandomRating(seed: seed)
      let levels = IndexedPainterTests.levels[seed % IndexedPainterTests.levels.count]
      return try random.image().drawing(scale: random.scale, coverageLevels: levels).indexedPixmap() != nil
    }
    let count = isIndexed.count { $0 }
    #expect(count > 250)
    #expect(count < 500)
  }

  @Test(arguments: [
    "size=12.3 gap=0 step=exact", "size=12.3 gap=0 step=exact fill=#ffb40080 empty=#0000ff40",
    "size=9.7 gap=0 step=exact outline=#000 outline-width=1.3 direction=rtl",
    "size=21.21 gap=0 step=exact background=#33669980 state=disabled",
    "size=7.9 gap=0 step=exact empty-style=outline padding=0.3", "stars=7 size=3.5 gap=0",
    "size=19 points=4 gap=0 background=#eee padding=1.2,3",
  ])
  func neighboursThatShareAColumnAreDrawnTheSame(_ words: String) throws {
    for rating in ["0", "1.37", "3.5", "5"] {
      for (scale, levels) in [(1.0, 64), (1, 16), (1.5, 64), (2, 16)] {
        let drawing = try RatingImage(rating, words: words).drawing(scale: scale, coverageLevels: levels)
        let indexed = try #require(try drawing.indexedPixmap(), "\(rating) \(words) at \(scale)")
        #expect(try indexed.pixels == drawing.pixmap().pixels, "\(rating) \(words) at \(scale)")
      }
    }
  }

  @Test(arguments: ["background=#eee background-radius=4"])
  func whatHasNoPaletteIsLeftToTheOtherPainter(_ words: String) throws {
    let drawing = try RatingImage("3.5", words: words).drawing(scale: 1, coverageLevels: 64)
    #expect(try drawing.indexedPixmap() == nil)
    #expect(try PixmapReading.png(RatingImage("3.5", words: words).png()) == drawing.pixmap())
  }
}
