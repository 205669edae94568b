import RatingPixels
import StarRating
import TestSupport
import Testing

/// Strokes lie within the outline and nothing is cut off (rule 6).
@Suite struct StrokeTests {
  /// The box of what shows: left, top, right, bottom.
  private func box(_ picture: Pixmap) -> [Int] {
    let shown = picture.places { $0.alpha > 0 }
    let (columns, rows) = (shown.map { $0 % picture.width }, shown.map { $0 / picture.width })
    return [columns.min() ?? 0, rows.min() ?? 0, columns.max() ?? 0, rows.max() ?? 0]
  }

  static let strokes = [
    "outline=#000000 outline-width=4", "empty-style=outline outline-width=4",
    "outline=#00000080 outline-width=9",
    "outline=#000 outline-width=4 points=3", "outline=#000 outline-width=2 points=12 inner-radius=0.8",
  ]

  @Test(arguments: strokes, ["0", "0.5", "1"])
  func strokeShowsAlikeWithAndWithoutSpaceAround(_ words: String, rating: String) throws {
    let bare = try RatingImage(rating, words: "size=40 stars=1 step=exact " + words).pixmap()
    let wide = try RatingImage(rating, words: "size=40 stars=1 step=exact padding=20 " + words).pixmap()
    #expect(box(wide) == box(bare).map { $0 + 20 })
    for row in 0..<40 {
      for column in 0..<40 { #expect(bare[column, row] == wide[column + 20, row + 20]) }
    }
  }

  /// A stroke adds no ink outside: the alpha of an outlined star is that of the star.
  @Test(arguments: ["points=5", "points=3", "points=9 inner-radius=0.5"], [1, 1.5, 2.2])
  func opaqueStrokeLeavesTheAlphaAsItIs(_ words: String, scale: Double) throws {
    for rating in ["0", "2.37", "5"] {
      let plain = try RatingImage(rating, words: "step=exact " + words).pixmap(scale: scale)
      let lined = try RatingImage(rating, words: "step=exact outline=#000 outline-width=2 " + words)
        .pixmap(scale: scale)
      #expect(plain.pixels.map { $0 >> 24 } == lined.pixels.map { $0 >> 24 })
      #expect(plain != lined)
    }
  }

  /// An outlined empty star is a line along the edge, as wide as asked, and clear inside.
  @Test func outlinedEmptyStarIsClearInside() throws {
    let picture = try RatingImage(
      "0",
      words: "size=60 stars=1 points=4 inner-radius=0.7071 empty-style=outline outline-width=6 empty=#f00"
    )
    .pixmap()
    // Four tips and this notch make a square that stands on its tip: its edges run at 45 degrees.
    let row = (0..<60).map { picture[$0, 30].alpha }
    let inked = row.prefix(30).filter { $0 > 0 }.count
    #expect((8...10).contains(inked))
    #expect(row[30] == 0)
    #expect(picture[5, 30] == PixelColor(red: 255, green: 0, blue: 0))
  }

  /// Strokes centred on the outline would be cut by the picture's edge.
  @Test func tipsReachTheEdgesOfThePicture() throws {
    for words in ["", " outline=#000 outline-width=4"] {
      let picture = try RatingImage("1", words: "size=40 stars=1" + words).pixmap()
      let box = box(picture)
      #expect(box[0] == 0 && box[2] == 39)
      #expect(box[1] == 40 - 1 - box[3])
    }
  }
}
