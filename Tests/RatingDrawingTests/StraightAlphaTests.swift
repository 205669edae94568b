import RatingPixels
import StarRating
import TestSupport
import Testing

/// Colours are those that were asked for, at the edge too, and not multiplied by alpha.
@Suite struct StraightAlphaTests {
  @Test(arguments: [1, 1.5, 2])
  func edgePixelsHaveTheFillsColour(scale: Double) throws {
    let picture = try RatingImage("5", words: "size=40 fill=#FFB400").pixmap(scale: scale)
    let edge = picture.places { (1...254).contains($0.alpha) }
    #expect(edge.count > 100)
    for place in edge {
      let color = picture.color(place)
      let allowed = Int((127.5 / Double(color.alpha)).rounded(.up)) + 1
      #expect(255 - Int(color.red) <= allowed)
      #expect(abs(Int(color.green) - 180) <= allowed)
      #expect(Int(color.blue) <= allowed)
    }
  }

  /// Premultiplied bytes taken as they are would be far off.
  @Test func premultipliedBytesFailTheSameCheck() throws {
    let image = try RatingImage("5", words: "size=40 fill=#FFB400")
    let raw = PlainCairo.singleFill(image, scale: 1, PixelColor(red: 255, green: 180, blue: 0))
    let edge = (0..<(raw.width * raw.height)).filter { (1...200).contains(raw.alpha($0)) }
    #expect(edge.contains { 255 - raw.red($0) > (127.5 / raw.alpha($0)).rounded(.up) + 1 })
  }

  @Test(arguments: [
    ("#FFB400", PixelColor(red: 255, green: 180, blue: 0)),
    ("#4F14BC", PixelColor(red: 79, green: 20, blue: 188)),
    ("#01020304", PixelColor(red: 1, green: 2, blue: 3, alpha: 4)),
    ("#c8649640", PixelColor(red: 200, green: 100, blue: 150, alpha: 64)),
  ])
  func centreIsExactlyTheFill(_ fill: String, color: PixelColor) throws {
    let picture = try RatingImage("1", words: "size=40 stars=1 fill=\(fill)").pixmap()
    let empty = try RatingImage("0", words: "size=40 stars=1 empty=\(fill)").pixmap()
    // A channel of a colour this thin cannot be kept better than one step of its alpha.
    #expect(picture[20, 20] == color)
    #expect(empty[20, 20] == color)
  }

  @Test func translucentColourOverABackgroundIsComposited() throws {
    let picture = try RatingImage("1", words: "size=40 stars=1 fill=#ff000080 background=#0000ff").pixmap()
    #expect(picture[20, 20] == PixelColor(red: 128, green: 0, blue: 127))
    #expect(picture[0, 0] == PixelColor(red: 0, green: 0, blue: 255))
  }

  @Test func statesChangeTheColoursAsDocumented() throws {
    let words = "size=40 stars=1 fill=#FFB400 background=#202020"
    let highlighted = try RatingImage("1", words: words + " state=highlighted").pixmap()
    #expect(highlighted[20, 20] == PixelColor(red: 255, green: 199, blue: 64))
    let disabled = try RatingImage("1", words: words + " state=disabled").pixmap()
    #expect(disabled[20, 20] == PixelColor(red: 255, green: 180, blue: 0, alpha: 128))
    #expect(disabled[0, 0] == PixelColor(red: 32, green: 32, blue: 32, alpha: 128))
  }
}
