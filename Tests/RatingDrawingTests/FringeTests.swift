import RatingPixels
import StarRating
import TestSupport
import Testing

/// The part of a symbol that is not there does not tint the one that is (rule 1).
@Suite struct FringeTests {
  /// Sizes and places at which the symbol's box ends within a pixel, too.
  static let rows: [(words: String, scale: Double)] = [
    ("size=40", 1), ("size=40", 1.3), ("size=39.5 gap=3.3", 1), ("size=40 padding=0.4", 1),
    ("size=40 points=3", 1), ("size=41 points=6 inner-radius=0.6", 1.5), ("size=17.3 points=4", 2),
    ("size=40 direction=rtl", 1), ("size=39.5 gap=3.3 direction=rtl", 1.3),
    ("size=33 points=3 direction=rtl", 1),
  ]

  @Test(arguments: rows)
  func nothingOfTheEmptyColourShowsInFullStars(_ row: (words: String, scale: Double)) throws {
    let picture = try RatingImage("5", words: row.words + " fill=#FFB400 empty=#0000FF")
      .pixmap(scale: row.scale)
    #expect(picture.places { $0.alpha == 255 && $0.red == 255 }.count > 200)
    #expect(picture.places { $0.alpha >= 64 && $0.blue > 12 }.isEmpty)
  }

  @Test(arguments: rows)
  func nothingOfTheFillShowsInEmptyStars(_ row: (words: String, scale: Double)) throws {
    let picture = try RatingImage("0", words: row.words + " fill=#FFB400 empty=#0000FF")
      .pixmap(scale: row.scale)
    #expect(picture.places { $0.alpha == 255 && $0.blue == 255 }.count > 200)
    #expect(picture.places { $0.alpha >= 64 && $0.red > 12 }.isEmpty)
  }

  /// Away from the column of the boundary a partly filled star has its two colours and no other.
  @Test(arguments: ["0.5", "0.37", "0.8"], [1, 1.5])
  func partlyFilledStarIsTintedInTheBoundaryColumnAlone(_ rating: String, scale: Double) throws {
    let image = try RatingImage(rating, words: "size=40 stars=1 step=exact fill=#FFB400 empty=#0000FF")
    let picture = try image.pixmap(scale: scale)
    let boundary = Int((PlacedOutline.all(in: image, scale: scale)[0].boundary).rounded(.down))
    for place in picture.places(where: { $0.alpha >= 64 }) {
      let column = place % picture.width
      let color = picture.color(place)
      if column < boundary { #expect(color.blue <= 12) }
      if column > boundary { #expect(color.red <= 12) }
    }
  }

  @Test func overlayFailsTheSameCheck() throws {
    let image = try RatingImage("5", words: "size=40 fill=#FFB400 empty=#0000FF")
    let overlay = PlainCairo.overlay(image, scale: 1)
    let tinted = (0..<(overlay.width * overlay.height)).filter {
      overlay.alpha($0) >= 64 && overlay.blue($0) / overlay.alpha($0) * 255 > 12
    }
    #expect(tinted.count > 100)
  }
}
