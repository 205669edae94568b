import RatingPixels
import StarRating
import TestSupport
import Testing

/// A row from right to left is the mirror image of the one from left to right, to the pixel (rule 4).
@Suite struct MirrorTests {
  static let styles = [
    "size=20", "size=20.7 gap=3.1 step=exact", "size=33 stars=3 points=7 inner-radius=0.7 step=exact",
    "size=20 step=exact empty-style=outline empty=#ff0000",
    "size=21 outline=#00000080 outline-width=1.5 step=exact",
    "size=20 step=exact fill=#ffb40080 empty=#0000ff40 background=#eeeeee",
    "size=15.3 stars=1 points=3 step=exact", "size=20.3 step=exact path=M3,3h10a4,4,0,0,1,0,8H3z",
    "size=31 step=exact fill-measure=area path=M0,0L10,1L3,10Z outline=#123 outline-width=2",
    "size=21 step=exact path=M0,0L10,1L3,10Z viewbox=-2,0,14,10 empty-style=outline empty=#f00",
    "size=20.6 step=exact fill=linear-gradient(70deg,red,gold,#00f8) corner-radius=0.1",
    "size=20.6 step=exact gradient-across=row fill=linear-gradient(70deg,red,gold) empty=linear-gradient(#fff,#8888)",
    "size=20 padding=3 background=linear-gradient(100deg,#eef,#336) background-radius=4",
  ]

  @Test(arguments: styles, [0.5, 1, 1.5, 1.25, 2, 3.3])
  func rtlIsTheMirroredRaster(_ words: String, scale: Double) throws {
    for rating in ["0", "0.37", "2.5", "5"] {
      let ltr = try RatingImage(rating, words: words).pixmap(scale: scale)
      let rtl = try RatingImage(rating, words: words + " direction=rtl").pixmap(scale: scale)
      #expect(rtl == ltr.mirrored, "\(words) at \(rating)")
    }
  }

  /// A way to fill that is asked for is mirrored where the row is only if the mirrored way is asked for.
  @Test(arguments: [("ltr", "rtl"), ("rtl", "ltr"), ("ttb", "ttb"), ("btt", "btt")], [1, 1.5])
  func fillDirectionsAreTheirOwn(_ ways: (ltr: String, rtl: String), scale: Double) throws {
    let words = "size=20.7 step=exact path=M0,0L10,1L3,10Z fill-direction="
    for rating in ["0.37", "2.61"] {
      let ltr = try RatingImage(rating, words: words + ways.ltr).pixmap(scale: scale)
      let rtl = try RatingImage(rating, words: words + ways.rtl + " direction=rtl").pixmap(scale: scale)
      #expect(rtl == ltr.mirrored, "\(ways) at \(rating)")
    }
  }

  /// Paddings belong to sides of the picture, so the mirror exchanges them.
  @Test(arguments: [1, 1.5])
  func paddingsStayOnTheirSides(scale: Double) throws {
    let ltr = try RatingImage("2.5", words: "size=20 padding=1,7,2,3").pixmap(scale: scale)
    let rtl = try RatingImage("2.5", words: "size=20 padding=1,3,2,7 direction=rtl").pixmap(scale: scale)
    #expect(rtl == ltr.mirrored)
  }

  @Test(arguments: [1, 1.5, 1.3])
  func roundedBackgroundIsMirroredToo(scale: Double) throws {
    let words = "size=20 padding=3.3 background=#336699 background-radius=6.4"
    let ltr = try RatingImage("2.5", words: words).pixmap(scale: scale)
    let rtl = try RatingImage("2.5", words: words + " direction=rtl").pixmap(scale: scale)
    #expect(rtl == ltr.mirrored)
  }

  /// From the left: empty, empty, the right half filled, full, full.
  @Test func halfStarFillsFromItsRight() throws {
    let picture = try RatingImage(
      "2.5", words: "size=20 gap=0 direction=rtl fill=#FFB400 empty=#0000FF"
    ).pixmap()
    let row = [10, 30, 47, 53, 70, 90].map { picture[$0, 10].blue > 128 ? "empty" : "full" }
    #expect(row == ["empty", "empty", "empty", "full", "full", "full"])
  }

  /// The row reversed with each half star still filled from its left is not the mirror image.
  @Test func reversedRowFailsTheSameCheck() throws {
    let ltr = try RatingImage("2.5", words: "size=20 gap=0").pixmap()
    var reversed = ltr
    for cell in 0..<5 {
      for row in 0..<20 {
        for column in 0..<20 { reversed[cell * 20 + column, row] = ltr[(4 - cell) * 20 + column, row] }
      }
    }
    #expect(reversed != ltr.mirrored)
  }
}
