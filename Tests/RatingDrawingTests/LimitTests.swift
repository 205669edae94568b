import RatingDrawing
import RatingPixels
import StarRating
import TestSupport
import Testing

/// Limits are checked before memory is taken (rule 9).
@Suite struct LimitTests {
  @Test(arguments: [
    "size=16384 stars=1 padding=1", "size=7000 stars=5", "size=16384 stars=1", "size=40000",
    "size=999999999999999",
    "size=0", "size=-5", "size=nan", "size=1e9", "stars=1000000", "stars=0", "gap=1e400", "width=16385",
  ])
  func pictureBeyondTheLimitsIsRefused(_ words: String) {
    #expect(throws: (any Error).self) { try RatingImage("3", words: words) }
  }

  /// 1e9 pixels a point are 1.4e11 pixels a side: memory for them could not be had.
  @Test(arguments: [1e9, 1e308, .infinity, -.infinity, .nan, 0, -1, 121])
  func scaleBeyondTheLimitsIsRefused(_ scale: Double) throws {
    let image = try RatingImage("3", words: "size=24")
    #expect(throws: RatingError.self) { try image.pixmap(scale: scale) }
    #expect(throws: RatingError.self) { try image.png(scale: scale) }
    var target = try Pixmap(width: 2, height: 2)
    #expect(throws: RatingError.self) {
      try image.draw(.init(x: 0, y: 0, width: 1, height: 1), into: &target, scale: scale)
    }
    #expect(target.pixels == [0, 0, 0, 0])
  }

  @Test func largestSideIsAllowedAndOneMoreIsNot() throws {
    let image = try RatingImage("3", words: "width=16384 height=1 size=1")
    #expect(try image.pixmap().width == 16_384)
    #expect(throws: RatingError.self) { try image.pixmap(scale: 1.0001) }
    #expect(throws: PixelError.outOfBounds(width: 8_001, height: 8_000)) {
      try Pixmap(width: 8_001, height: 8_000)
    }
  }

  @Test func rectangleThatIsNoNumberDoesNotTrap() async {
    await #expect(processExitsWith: .success) {
      let image = try RatingImage("3", words: "size=24")
      var target = try Pixmap(width: 136, height: 24)
      try image.draw(.init(x: .nan, y: 0, width: 10, height: 10), into: &target)
      try image.draw(.init(x: -.infinity, y: 0, width: .infinity, height: 10), into: &target)
    }
  }

  @Test func infinitelyWideRectangleDrawsTheWholeRow() throws {
    let image = try RatingImage("3", words: "size=24")
    var target = try Pixmap(width: 136, height: 24)
    try image.draw(.init(x: 0, y: 0, width: .infinity, height: .infinity), into: &target)
    #expect(target == (try image.pixmap()))
  }

  /// The library's own properties have no words to be checked.
  @Test func coverageLevelsOutOfRangeDoNotTrap() async {
    await #expect(processExitsWith: .success) {
      var output = OutputProperties()
      for levels in [0, 1, 257, -1, Int.max, Int.min] {
        output.coverageLevels = levels
        _ = try? RatingImage("3", words: "size=24").png(output: output)
      }
    }
  }

  @Test func refusalNamesTheLimit() throws {
    let image = try RatingImage("3", words: "size=2000")
    let error = try #require(throws: RatingError.self) { try image.pixmap(scale: 10) }
    #expect(
      "\(error)"
        == "a picture of 113320 x 20000 pixels is out of bounds: allowed are 1 to 16384 a side and 64000000 in all"
    )
  }
}
