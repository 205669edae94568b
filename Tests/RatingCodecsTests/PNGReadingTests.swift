import RatingCodecs
import RatingPixels
import TestSupport
import Testing

/// Files that others write: forms that the encoder never uses.
@Suite struct PNGReadingTests {
  /// A rating drawn by librsvg is RGBA of 8 bits; it says what librsvg painted.
  @Test func fileOfAnotherWriterIsRead() throws {
    let document = """
      <svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="1" height="2" fill="#f00"/>\
      <rect x="1" width="1" height="2" fill="#0f0" fill-opacity=".2"/></svg>
      """
    let picture = try PixmapReading.svg(Array(document.utf8))
    #expect([picture.width, picture.height] == [3, 2])
    #expect(picture[0, 1] == PixelColor(red: 255, green: 0, blue: 0))
    #expect(picture[1, 0] == PixelColor(red: 0, green: 255, blue: 0, alpha: 51))
    #expect(picture[2, 1] == .clear)
  }
}
