import RatingPixels
import StarRating
import TestSupport
import Testing

/// One coverage a symbol: nothing shows through at the boundary (rule 1).
@Suite struct SeamTests {
  private static let style = "size=39 stars=1 step=exact fill=#FFB400 empty=#CCCCCC"

  /// The pixels that are opaque both in the empty and in the full picture.
  private func interior(_ words: String, scale: Double) throws -> [Int] {
    let empty = try RatingImage("0", words: words).pixmap(scale: scale)
    let full = try RatingImage("1", words: words).pixmap(scale: scale)
    return empty.pixels.indices.filter { empty.color($0).alpha == 255 && full.color($0).alpha == 255 }
  }

  @Test(arguments: ["0.5", "0.37", "0.613"], [1, 1.5, 2, 3.3])
  func interiorPixelsStayOpaqueAndBetweenTheColours(_ rating: String, scale: Double) throws {
    let interior = try interior(SeamTests.style, scale: scale)
    #expect(interior.count > 300)
    let picture = try RatingImage(rating, words: SeamTests.style).pixmap(scale: scale)
    for place in interior {
      let color = picture.color(place)
      #expect(color.alpha == 255)
      #expect(color.red >= 204 && (180...204).contains(color.green) && color.blue <= 204)
    }
  }

  @Test func abuttingHalvesFailTheSameCheck() throws {
    let interior = try interior(SeamTests.style, scale: 1)
    let halves = try PlainCairo.abuttingHalves(RatingImage("0.5", words: SeamTests.style), scale: 1)
    #expect(interior.contains { halves.alpha($0) < 200 })
  }

  /// The column that holds the boundary mixes the colours by area: 0.5 of 39 points ends half way into 19.
  @Test func boundaryColumnIsTheMixByArea() throws {
    let picture = try RatingImage("0.5", words: SeamTests.style).pixmap()
    let mix = PixelColor(red: 230, green: 192, blue: 102)
    #expect(picture[18, 20] == PixelColor(red: 255, green: 180, blue: 0))
    #expect(picture[19, 20] == mix)
    #expect(picture[20, 20] == PixelColor(red: 204, green: 204, blue: 204))
  }

  @Test(arguments: [("#ffb40080", "#0000ff80"), ("#ffb400cc", "#00ff0033"), ("#ff000010", "#0000fff0")])
  func alphaOfTranslucentColoursStaysBetweenTheTwo(_ fill: String, empty: String) throws {
    let words = "size=39 stars=1 step=exact fill=\(fill) empty=\(empty)"
    let interior = try interior("size=39 stars=1", scale: 1)
    let full = try RatingImage("1", words: words).pixmap()
    let rest = try RatingImage("0", words: words).pixmap()
    for rating in ["0.5", "0.37", "0.613"] {
      let picture = try RatingImage(rating, words: words).pixmap()
      for place in interior {
        let (one, other) = (full.color(place).alpha, rest.color(place).alpha)
        #expect((min(one, other)...max(one, other)).contains(picture.color(place).alpha))
      }
    }
  }

  @Test func translucentOverlayFailsTheSameCheck() throws {
    let words = "size=39 stars=1 step=exact fill=#ffb40080 empty=#0000ff80"
    let interior = try interior("size=39 stars=1", scale: 1)
    let overlay = try PlainCairo.overlay(RatingImage("0.5", words: words), scale: 1)
    #expect(interior.contains { overlay.alpha($0) > 140 })
  }
}
