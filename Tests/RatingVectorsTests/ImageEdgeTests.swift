import RatingPixels
import RatingStyling
import StarRating
import TestSupport
import Testing

/// Where the full picture lets something through beside the boundary, the empty one does not reach under it.
@Suite struct ImageEdgeTests {
  /// Pictures of all sorts over each other: opaque, translucent, clear in parts, narrower and wider.
  @Test(arguments: MadePictures.names, MadePictures.names)
  func theSplitIsThatOfThePixels(_ full: String, _ empty: String) throws {
    for direction in ["ltr", "rtl", "ttb", "btt"] {
      for way in ["ltr", "rtl", "ttb", "btt"] {
        let words = [
          ("full-image", full), ("empty-image", empty), ("stars", "2"), ("size", "40"), ("step", "exact"),
          ("direction", direction), ("fill-direction", way),
        ]
        for rating in ["0.5", "1.31", "0.03", "0.97"] {
          try check(RatingImage(rating, words), "\(rating) \(direction) \(way)")
        }
      }
    }
  }

  private func check(_ image: RatingImage, _ label: String) throws {
    var sheet = VectorSheet()
    sheet.add(image.svg, size: (image.width, image.height), scale: 4)
    let pixels = try image.pixmap(scale: 4)
    let distance = PictureDistance(pixels, try sheet.pictures()[0])
    // librsvg scales a picture's soft tips a little otherwise; a strip would be ten times that.
    #expect(distance.worst <= 24, "SVG, \(label): \(distance)")
  }

  /// Clear on the left, opaque on the right: an opaque empty picture shows a strip of its own on neither side.
  @Test(arguments: [0.25, 0.5, 0.75], ["ltr", "rtl"])
  func noStripShowsWhereTheFullPictureIsClear(_ rating: Double, _ direction: String) throws {
    let style = try RatingStyle {
      $0.fullImage = try? .made(width: 40, height: 40) { x, _ in
        PixelColor(red: 255, green: 0, blue: 0, alpha: x < 20 ? 0 : 255)
      }
      $0.emptyImage = try? .plain(PixelColor(red: 0, green: 0, blue: 255), width: 40, height: 40)
      $0.stars = 1
      $0.size = 40
      $0.step = .exact
      $0.direction = RatingStyle.Direction(rawValue: direction) ?? .ltr
    }
    let image = try RatingImage(rating, style: style)
    let painted = try PixmapReading.svg(Array(image.svg.utf8), zoom: 4)
    let page = try PixmapReading.pdf(image.bytes(as: .pdf), scale: 4)
    for column in 0..<160 {
      let place = Double(direction == "rtl" ? 159 - column : column) + 0.5
      let isBlue = place > 160 * rating
      let isClear = !isBlue && place < 80
      // The picture's own edge is scaled, the boundary's pixel is mixed.
      if abs(place - 80) < 6 || abs(place - 160 * rating) < 1 { continue }
      let color = painted[column, 80]
      #expect(color.alpha == (isClear ? 0 : 255), "\(column)")
      #expect(isClear || (color.blue > 200) == isBlue, "\(column)")
      #expect((page[column, 80].green > 200) == isClear, "\(column)")
    }
  }

  /// Under what is opaque the empty picture still reaches: nothing shines through the boundary.
  @Test(arguments: [1, 1.7, 3])
  func nothingShinesThroughTheBoundary(_ zoom: Double) throws {
    for (full, empty) in [("photo", "photo"), ("star", "photo"), ("star", "star")] {
      let words = [
        ("full-image", full), ("empty-image", empty), ("stars", "1"), ("size", "40.3"), ("step", "exact"),
      ]
      let painted = try PixmapReading.svg(
        Array(RatingImage("0.5", words).svg.utf8), zoom: zoom)
      let middle = painted.height / 2
      let columns = Int(15 * zoom)..<Int(25 * zoom)
      #expect(columns.allSatisfy { painted[$0, middle].alpha == 255 }, "\(full) \(empty)")
    }
  }

  #if JPEG
    /// A JPEG is opaque; narrower than the empty picture it lets nothing of that be seen above and below.
    @Test func aNarrowJPEGHasNothingBesideIt() throws {
      let made = try Tool("convert").run(["-size", "48x16", "xc:red", "-quality", "95", "jpg:-"])
      let style = try RatingStyle {
        $0.fullImage = try? RatingStyle.Picture(made.output)
        $0.emptyImage = try? .plain(PixelColor(red: 0, green: 0, blue: 255), width: 20, height: 20)
        $0.stars = 1
        $0.size = 48
        $0.step = .exact
      }
      let image = try RatingImage(0.5, style: style)
      let painted = try PixmapReading.svg(Array(image.svg.utf8), zoom: 4)
      #expect(PictureDistance(try image.pixmap(scale: 4), painted).worst <= 4)
      for row in [4, 40, 60, 132, 150, 188] {
        #expect((80..<95).allSatisfy { painted[$0, row].alpha == 0 }, "\(row)")
      }
    }
  #endif
}
