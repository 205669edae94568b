import RatingPixels
import RatingStyling
import StarRating
import TestSupport
import Testing

/// Pictures in SVG: the files themselves, each once, painted by librsvg as the PNG has them.
@Suite struct SVGImageTests {
  static let changes:
    [(name: String, rating: Double, change: @Sendable (inout RatingStyle.Properties) -> Void)] =
      [
        ("split", 3.37, { _ in }), ("half", 2.5, { $0.halfImage = $0.emptyImage }),
        ("rtl", 3.37, { $0.direction = .rtl }), ("column", 3.37, { $0.direction = .btt }),
        ("filled from below", 3.37, { $0.fillDirection = .btt }), ("one", 0.6, { $0.stars = 1 }),
        ("one, rtl", 0.6, { ($0.stars, $0.direction) = (1, .rtl) }),
        ("no empty", 3.37, { $0.emptyImage = nil }),
        ("highlighted", 3.37, { $0.state = .highlighted }), ("disabled", 3.37, { $0.state = .disabled }),
        ("highlighted, rtl", 3.37, { ($0.state, $0.direction, $0.highlight) = (.highlighted, .rtl, 0.6) }),
        ("frames", 3.37, { ($0.arrange, $0.width, $0.height) = (.equalWidths, 300, 30) }),
      ]

  /// Stars of a size that no scaling is needed, so that only geometry and colours count.
  static func style(_ change: (inout RatingStyle.Properties) -> Void) throws -> RatingStyle {
    var properties = RatingStyle.Properties()
    properties.fullImage = try star("ffb400")
    properties.emptyImage = try star("8888cc")
    properties.size = 40
    properties.step = .exact
    change(&properties)
    return try RatingStyle(properties)
  }

  private static func star(_ color: String) throws -> RatingStyle.Picture {
    try RatingStyle.Picture(RatingImage("1", words: "stars=1 size=40 fill=#\(color)").png())
  }

  @Test(arguments: changes)
  func librsvgPaintsThePicture(
    _ row: (name: String, rating: Double, change: @Sendable (inout RatingStyle.Properties) -> Void)
  ) throws {
    let image = try RatingImage(row.rating, style: SVGImageTests.style(row.change))
    let painted = try PixmapReading.svg(Array(image.svg.utf8))
    let picture = try image.pixmap()
    #expect([painted.width, painted.height] == [picture.width, picture.height])
    #expect(Raster(painted).meanDifference(from: Raster(picture)) <= 1)
    #expect(picture.places { $0.alpha > 60 }.count > 100)
  }

  @Test func eachFileIsInTheDocumentOnce() throws {
    let svg = try RatingImage(2.5, style: SVGImageTests.style { _ in }).svg
    #expect(svg.matches(of: /data:image\/png;base64,/).count == 2)
    #expect(svg.matches(of: /<use\s/).count == 6)
    let ids = svg.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    for name in svg.matches(of: /href="#([^"]+)"/) { #expect(ids.contains(String(name.1))) }
    for name in svg.matches(of: /url\(#([^)]+)\)/) { #expect(ids.contains(String(name.1))) }
    // Nothing from outside, no script, no style.
    for word in ["href=\"http", "<style", " style=", "<script", "file:"] {
      #expect(!svg.contains(word))
    }
  }

  @Test func aFileSeenOnceHasNoId() throws {
    let svg = try RatingImage(1, style: SVGImageTests.style { $0.stars = 1 }).svg
    #expect(!svg.contains(" id="))
    #expect(svg.contains("<image x=\"0\" y=\"0\" width=\"40\" height=\"40\""))
  }

  /// Two rows in one page: the same ids mean the same things.
  @Test func idsSayWhatTheyStandFor() throws {
    func definitions(_ svg: String) -> [String: String] {
      Dictionary(
        svg.matches(of: /<image id="([^"]+)"([^>]*)>/).map { (String($0.1), String($0.2)) }
      ) { first, _ in first }
    }
    let first = definitions(try RatingImage(2, style: SVGImageTests.style { _ in }).svg)
    let second = definitions(
      try RatingImage(2, style: SVGImageTests.style { $0.emptyImage = $0.fullImage }).svg)
    let larger = definitions(try RatingImage(2, style: SVGImageTests.style { $0.size = 41 }).svg)
    #expect(first.count == 2 && second.count == 1 && larger.count == 2)
    for (id, content) in second { #expect(first[id] == content) }
    #expect(Set(first.keys).isDisjoint(with: larger.keys))
    var output = OutputProperties()
    output.idPrefix = "p_"
    let prefixed = try RatingImage(2, style: SVGImageTests.style { _ in }).bytes(as: .svg, output: output)
    #expect(definitions(String(decoding: prefixed, as: UTF8.self)).keys.allSatisfy { $0.hasPrefix("p_") })
  }

  @Test func anAndroidVectorHoldsNoPicture() throws {
    let image = try RatingImage(2, style: SVGImageTests.style { _ in })
    let error = #expect(throws: RatingError.self) { try image.bytes(as: .androidVector) }
    #expect("\(String(describing: error))".contains("a picture in place of a symbol"))
  }
}
