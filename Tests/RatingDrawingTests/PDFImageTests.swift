import RatingPixels
import RatingStyling
import StarRating
import TestSupport
import Testing

/// Pictures in PDF: each is in it once, a JPEG as its own file, and poppler shows the row that the PNG shows.
@Suite struct PDFImageTests {
  @Test(arguments: ["ltr", "rtl", "btt"], ["normal", "highlighted", "disabled"])
  func popplerShowsThePicture(_ direction: String, state: String) throws {
    let style = try PictureStarTests.style {
      $0.direction = try #require(RatingStyle.Direction(rawValue: direction))
      $0.state = try #require(RatingStyle.ControlState(rawValue: state))
      $0.gap = 5
      $0.background = .color(PixelColor(red: 255, green: 255, blue: 255))
    }
    let image = try RatingImage(2.25, style: style)
    let page = try PixmapReading.pdf(image.bytes(as: .pdf), scale: 2)
    let picture = try image.pixmap(scale: 2)
    #expect(page.width == picture.width && page.height == picture.height)
    for frame in image.frames {
      for share in [0.1, 0.9] {
        let (x, y) = (Int(2 * (frame.x + share * frame.width)), Int(2 * (frame.y + share * frame.height)))
        let color = PremultipliedColor(picture[x, y]).over(
          PremultipliedColor(PixelColor(red: 255, green: 255, blue: 255))
        ).straight
        #expect(abs(Int(page[x, y].red) - Int(color.red)) <= 2, "\(x), \(y)")
        #expect(abs(Int(page[x, y].blue) - Int(color.blue)) <= 2, "\(x), \(y)")
      }
    }
  }

  #if JPEG
    @Test func aJPEGIsInThePDFAsItIsAndOnce() throws {
      let made = try Tool("convert").run(["-size", "90x90", "plasma:red-blue", "-quality", "90", "jpg:-"])
      let picture = try RatingStyle.Picture(made.output)
      let style = try RatingStyle { $0.fullImage = picture }
      let pdf = try RatingImage(5, style: style).bytes(as: .pdf)
      #expect(String(decoding: pdf, as: UTF8.self).matches(of: /DCTDecode/).count == 1)
      #expect(pdf.count < picture.encoded.bytes.count + 4_000)
      #expect(try RatingImage(5, style: style).bytes(as: .pdf) == pdf)
    }
  #endif
}
