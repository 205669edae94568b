import RatingPixels
import RatingStyling
import StarRating
import TestSupport
import Testing

/// Rows drawn over photos.
@Suite struct OverlayTests {
  private func photo(opaque: Bool = true) throws -> RatingStyle.Picture {
    try .random(width: 120, height: 70, seed: 21, opaque: opaque)
  }

  private func image(_ words: String) throws -> RatingImage {
    try RatingImage("3.37", words: "step=exact size=16 padding=4 " + words)
  }

  /// Without a panel the row's own pixels lie over the photo's, and nothing else changes.
  @Test(arguments: [(10.0, 20.0), (-30, -7), (100, 60), (-1000, 0), (0, 70), (0.4, 0.6)], [1, 1.5])
  func theRowLiesOverThePhotoAndIsCutAtItsEdges(_ corner: (x: Double, y: Double), scale: Double) throws {
    for isOpaque in [true, false] {
      let photo = try photo(opaque: isOpaque)
      let image = try image("fill=#ffb400cc background=#33669980 background-radius=6")
      let row = try image.pixmap(scale: scale)
      let picture = try image.pixmap(
        over: photo, at: RatingImage.Point(x: corner.x, y: corner.y), scale: scale)
      let (left, top) = (Int((corner.x * scale).rounded()), Int((corner.y * scale).rounded()))
      #expect([picture.width, picture.height] == [120, 70])
      for y in 0..<70 {
        for x in 0..<120 {
          let isInside = x >= left && x < left + row.width && y >= top && y < top + row.height
          let color = isInside ? row[x - left, y - top] : .clear
          let below = PremultipliedColor(photo.pixmap[x, y])
          let right = color.alpha == 0 ? photo.pixmap[x, y] : PremultipliedColor(color).over(below).straight
          #expect(picture[x, y] == right, "\(x), \(y)")
        }
      }
    }
  }

  /// The panel's paint over the blurred photo, the row over both, its corners those of the background.
  @Test func thePanelIsPaintOverWhatIsBlurred() throws {
    let photo = try photo()
    let corner = RatingImage.Point(x: 5, y: 20)
    let glass = try image("fill=none empty=none panel=#ffffff80 panel-blur=5 background-radius=9")
      .pixmap(over: photo, at: corner)
    let blur = try image("fill=none empty=none panel-blur=5").pixmap(over: photo, at: corner)
    #expect(glass[5, 20] == photo.pixmap[5, 20])
    #expect(blur[5, 20] != photo.pixmap[5, 20])
    for (x, y) in [(30, 30), (60, 25), (90, 40)] {
      #expect(blur[x, y] != photo.pixmap[x, y])
      let white = PixelColor(red: 255, green: 255, blue: 255, alpha: 128)
      let right = PremultipliedColor(white).over(PremultipliedColor(blur[x, y])).straight
      for (found, wanted) in [(glass[x, y].red, right.red), (glass[x, y].green, right.green)] {
        #expect(abs(Int(found) - Int(wanted)) <= 1)
      }
    }
    #expect(glass[3, 30] == photo.pixmap[3, 30] && glass[60, 19] == photo.pixmap[60, 19])
  }

  /// The width of the Gaussian is in points: at twice the scale it is twice as many pixels.
  @Test func theBlurGrowsWithTheScale() throws {
    let photo = try photo()
    let corner = RatingImage.Point(x: 0, y: 0)
    func spread(_ blur: String, _ scale: Double) throws -> Int {
      let words = "fill=none empty=none width=60 height=35 size=10 panel-blur=\(blur)"
      let picture = try RatingImage("0", words: words).pixmap(over: photo, at: corner, scale: scale)
      let reds = (5..<25).flatMap { y in (5..<55).map { Int(picture[$0, y].red) } }
      return (reds.max() ?? 0) - (reds.min() ?? 0)
    }
    #expect(try spread("1", 1) > spread("1", 2))
    #expect(try spread("2", 1) > spread("2", 2))
  }

  @Test func withoutAPhotoThePanelIsAPaintBelowTheBackground() throws {
    let panel = try image("panel=#33669980 background-radius=5")
    #expect(try panel.pixmap() == image("background=#33669980 background-radius=5").pixmap())
    let both = try image("panel=#336699 background=#00ff0080").pixmap()
    #expect(both[1, 1] == PixelColor(red: 25, green: 179, blue: 76))
  }

  /// What lies at no place, or beyond all of them, is outside.
  @Test(arguments: [
    (Double.nan, 5.0), (5, -Double.nan), (.infinity, 5), (5, -.infinity), (.nan, .infinity), (-1e300, 5),
    (5, 1e12), (1e7, 0),
  ])
  func aRowAtNoPlaceIsOutside(_ corner: (x: Double, y: Double)) throws {
    let photo = try photo()
    let image = try image("panel=#336699 panel-blur=4")
    let point = RatingImage.Point(x: corner.x, y: corner.y)
    #expect(try image.pixmap(over: photo, at: point, scale: 1.5) == photo.pixmap)
    let svg = try image.bytes(as: .svg, over: photo, at: point)
    #expect(Raster(try PixmapReading.svg(svg)).meanDifference(from: Raster(photo.pixmap)) < 0.1)
    let pdf = try image.bytes(as: .pdf, over: photo, at: point)
    let bare = try image.bytes(as: .pdf, over: photo, at: RatingImage.Point(x: 1000, y: 0))
    #expect(try PixmapReading.pdf(pdf) == PixmapReading.pdf(bare))
  }

  /// Vectors hold the photo and what is blurred; librsvg paints them as the PNG has them.
  @Test(arguments: [
    ("panel=#ffffff36 panel-blur=6 background-radius=7", true, 1.0), ("panel=#000a", true, 1.5),
    ("panel-blur=3 direction=rtl", true, 1), ("panel=#ffffff36 panel-blur=6 background-radius=7", false, 1.5),
    ("background=linear-gradient(90deg,#eef,#88f)", false, 1),
  ])
  func theSVGIsThePicture(_ row: (words: String, opaque: Bool, scale: Double)) throws {
    let photo = try photo(opaque: row.opaque)
    let image = try image(row.words)
    let corner = RatingImage.Point(x: 12, y: 20)
    let svg = try image.bytes(as: .svg, over: photo, at: corner, scale: row.scale)
    let picture = try PixmapReading.png(image.png(over: photo, at: corner, scale: row.scale))
    #expect(Raster(try PixmapReading.svg(svg)).meanDifference(from: Raster(picture)) <= 1)
    let text = String(decoding: svg, as: UTF8.self)
    #expect(text.contains("width=\"120\" height=\"70\" viewBox=\"0 0 120 70\""))
    #expect(!text.contains("href=\"http") && !text.contains("file:"))
  }

  @Test func thePDFHasThePhotosSize() throws {
    // Smooth: a viewer may lay a photo's pixels a part of one aside.
    let photo = try RatingStyle.Picture.made(width: 120, height: 70) { x, y in
      PixelColor(red: UInt8(2 * x), green: UInt8(3 * y), blue: 90)
    }
    let pdf = try image("panel=#fff8 panel-blur=4").bytes(
      as: .pdf, over: photo, at: RatingImage.Point(x: 3, y: 3))
    let drawn = try PixmapReading.pdf(pdf)
    #expect([drawn.width, drawn.height] == [120, 70])
    let picture = try image("panel=#fff8 panel-blur=4").pixmap(
      over: photo, at: RatingImage.Point(x: 3, y: 3))
    #expect(Raster(drawn).meanDifference(from: Raster(picture)) < 3)
  }

  @Test func anAndroidVectorHoldsNoPhoto() throws {
    let error = #expect(throws: RatingError.self) {
      try image("").bytes(as: .androidVector, over: photo(), at: RatingImage.Point(x: 0, y: 0))
    }
    #expect("\(String(describing: error))".contains("a photo behind the row"))
  }
}
