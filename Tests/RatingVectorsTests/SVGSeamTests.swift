import RatingPixels
import StarRating
import TestSupport
import Testing

/// In SVG, too, nothing shows through at the boundary, and next to nothing at the edge (rules 1 and 2).
@Suite struct SVGSeamTests {
  private func painted(_ rating: String, _ words: String, zoom: Double = 1) throws -> Pixmap {
    try PixmapReading.svg(Array(RatingImage(rating, words: words).svg.utf8), zoom: zoom)
  }

  private func interior(_ words: String, zoom: Double = 1) throws -> [Int] {
    let (empty, full) = (try painted("0", words, zoom: zoom), try painted("1", words, zoom: zoom))
    return empty.pixels.indices.filter { empty.color($0).alpha == 255 && full.color($0).alpha == 255 }
  }

  @Test(arguments: ["0.5", "0.37", "0.613"], ["", " direction=rtl", " outline=#000"])
  func interiorPixelsStayOpaque(_ rating: String, more: String) throws {
    let words = "size=39 stars=1 step=exact fill=#FFB400 empty=#CCCCCC" + more
    for zoom in [1, 1.5, 2.0] {
      let interior = try interior(words, zoom: zoom)
      #expect(interior.count > 300)
      let picture = try painted(rating, words, zoom: zoom)
      #expect(interior.allSatisfy { picture.color($0).alpha >= 250 })
    }
  }

  /// The same document with halves that only abut, which leave a line.
  @Test func abuttingHalvesFailTheSameCheck() throws {
    let interior = try interior("size=39 stars=1 fill=#FFB400 empty=#CCCCCC")
    let outline = "M19.5 1L24 14.5H38L27 23 31 37 19.5 28.5Z"
    let document = """
      <svg xmlns="http://www.w3.org/2000/svg" width="39" height="39"><clipPath id="a">\
      <path d="M0 0H19.5V39H0z"/></clipPath><clipPath id="b"><path d="M19.5 0H39V39H19.5z"/></clipPath>\
      <rect width="39" height="39" fill="#ccc" clip-path="url(#b)"/>\
      <rect width="39" height="39" fill="#ffb400" clip-path="url(#a)"/><path d="\(outline)" fill="none"/></svg>
      """
    let halves = try PixmapReading.svg(Array(document.utf8))
    #expect(interior.contains { halves.color($0).alpha < 250 })
  }

  @Test(arguments: [("#ffb40080", "#0000ff80"), ("#ffb400cc", "#00ff0033")], ["", " direction=rtl"])
  func alphaOfTranslucentColoursStaysBetweenTheTwo(_ colors: (fill: String, empty: String), more: String)
    throws
  {
    let interior = try interior("size=39 stars=1")
    let words = "size=39 stars=1 step=exact fill=\(colors.fill) empty=\(colors.empty)" + more
    let (full, rest) = (try painted("1", words), try painted("0", words))
    for rating in ["0.5", "0.37", "0.613"] {
      let picture = try painted(rating, words)
      for place in interior {
        let (one, other) = (full.color(place).alpha, rest.color(place).alpha)
        // 250 of 255 of it, as for opaque colours, and the rounding of 8 bits.
        #expect(Int(picture.color(place).alpha) >= Int(min(one, other)) * 250 / 255 - 1)
        #expect(picture.color(place).alpha <= max(one, other) + 1)
      }
    }
  }

  @Test(arguments: ["size=40", "size=39.5 gap=3.3", "size=40 points=3 direction=rtl"])
  func nothingOfTheOtherColourShowsInWholeStars(_ words: String) throws {
    let full = try painted("5", words + " fill=#FFB400 empty=#0000FF")
    #expect(full.places { $0.alpha >= 64 && $0.blue > 12 }.isEmpty)
    let empty = try painted("0", words + " fill=#FFB400 empty=#0000FF")
    #expect(empty.places { $0.alpha >= 64 && $0.red > 12 }.isEmpty)
  }
}
