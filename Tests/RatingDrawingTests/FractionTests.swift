import RatingPixels
import StarRating
import TestSupport
import Testing

/// The fraction is taken of the symbol's own bounds, never of its cell or the row (rule 3).
@Suite struct FractionTests {
  private static let colors = " fill=#FFB400 empty=#0000FF"

  /// The first column, on the row with most opaque pixels, where the colour turns from fill to empty.
  private func boundary(_ picture: Pixmap) -> Int? {
    let opaque = (0..<picture.height).map { row in
      (0..<picture.width).filter { picture[$0, row].alpha == 255 }.count
    }
    let row = opaque.firstIndex(of: opaque.max() ?? 0) ?? 0
    return (0..<picture.width).first { picture[$0, row].alpha > 200 && picture[$0, row].blue > 128 }
  }

  @Test(arguments: [("0.5", 10), ("4.5", 170)])
  func gapsCarryNoValue(_ rating: String, place: Int) throws {
    let image = try RatingImage(rating, words: "size=20 gap=20 step=exact" + FractionTests.colors)
    #expect(image.width == 180)
    #expect(image.height == 20)
    #expect(abs(try #require(boundary(image.pixmap())) - place) <= 1)
  }

  /// A star of three tips is narrower than its cell, which must not hide a small fraction.
  @Test(arguments: [
    "size=40", "size=40 points=3", "size=40 gap=13 points=4 inner-radius=0.2", "size=12 gap=30",
  ])
  func fillGrowsStrictlyOverFiftyOneRatings(_ words: String) throws {
    var last = -1.0
    for tenth in 0...50 {
      let rating = "\(tenth / 10).\(tenth % 10)"
      let picture = try RatingImage(rating, words: words + " step=exact fill=#FF0000 empty=#0000FF").pixmap()
      let raster = Raster(picture)
      let ink = picture.pixels.indices.reduce(0.0) { $0 + raster.red($1) }
      #expect(ink > last, "\(rating)")
      last = ink
    }
  }

  @Test func eachTenthAddsPixelsOfTheFillsColour() throws {
    var last = -1
    for tenth in 0...50 {
      let picture = try RatingImage(
        "\(tenth / 10).\(tenth % 10)", words: "size=40 step=exact" + FractionTests.colors
      ).pixmap()
      let count = picture.places { $0.alpha > 0 && $0.red > $0.blue }.count
      #expect(count > last)
      if tenth == 1 { #expect(count >= 1) }
      last = count
    }
  }

  @Test(arguments: 0...4)
  func halfARatingSplitsAStarInHalf(_ whole: Int) throws {
    func ink(_ rating: String) throws -> Double {
      let picture = try RatingImage(rating, words: "size=40 step=exact fill=#FF0000 empty=#0000FF").pixmap()
      let raster = Raster(picture)
      return picture.pixels.indices.reduce(0.0) { $0 + raster.red($1) }
    }
    let (before, half, after) = (try ink("\(whole)"), try ink("\(whole).5"), try ink("\(whole + 1)"))
    #expect((0.48...0.52).contains((half - before) / (after - before)))
  }

  /// The opaque shapes on the middle row, as a person counts them.
  private func runs(_ picture: Pixmap) -> Int {
    let row = (0..<picture.width).map { picture[$0, picture.height / 2].alpha > 0 }
    return row.indices.filter { row[$0] && ($0 == 0 || !row[$0 - 1]) }.count
  }

  @Test func everyRatingHasFiveStarsAndOneSize() throws {
    let sizes = try (0...20).map { quarter -> [Int] in
      let rating = "\(quarter / 4).\(["00", "25", "50", "75"][quarter % 4])"
      let picture = try RatingImage(rating, words: "size=20 step=quarter gap=6").pixmap()
      return [picture.width, picture.height, runs(picture)]
    }
    #expect(Set(sizes) == [[124, 20, 5]])
  }

  @Test func tenStarsShowNineFullAndOneEmpty() throws {
    let picture = try RatingImage(
      "9", words: "stars=10 step=full size=20 gap=6" + FractionTests.colors
    ).pixmap()
    #expect(runs(picture) == 10)
    #expect(
      (0..<10).map { picture[26 * $0 + 10, 10].blue == 255 } == Array(repeating: false, count: 9) + [true])
  }

  @Test func oneStarIsFilledToItsShare() throws {
    let picture = try RatingImage("0.7", words: "stars=1 step=exact size=40" + FractionTests.colors).pixmap()
    #expect(abs(try #require(boundary(picture)) - 28) <= 1)
    let full = try RatingImage("3", words: "stars=3" + FractionTests.colors).pixmap()
    #expect(full.places { $0.alpha > 64 && $0.blue > 12 }.isEmpty)
  }
}
