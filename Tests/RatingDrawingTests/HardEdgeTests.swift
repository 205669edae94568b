import RatingGeometry
import RatingPixels
import StarRating
import TestSupport
import Testing

/// Gradients with two or more stops in one place.
@Suite struct HardEdgeTests {
  static let stops = [
    "#f00 20%,#0f0 20%,#00f 80%", "#f00 20%,#0f0 80%,#00f 80%", "#f00 20%,#0f0 20%,#00f 80%,#ff0 80%",
    "#f00 50%,#00f 50%", "#f00 20%,#0f0 20%", "#f00,#0f0 40%,#00f 40%,#ff0",
    // Three and four in one place, where the inner ones are not seen.
    "#f00 30%,#000 30%,#0f0 30%,#00f 70%", "#f00,#0f0 70%,#000 70%,#fff 70%,#00f 70%",
    // At the ends, where the outer ones are not seen.
    "#f00 0%,#0f0 0%,#00f", "#f00,#0f0 100%,#00f 100%", "#f00 0%,#0f0 0%,#00f 100%,#ff0 100%",
    "#f00 0%,#00f 0%", "#f00 100%,#00f 100%", "#f00 60%,#0f0 20%,#00f 30%",
    // Alpha has a gradient of its own.
    "#f008 20%,#0f04 20%,#00f 80%", "#f00 20%,#0f08 80%,#00f2 80%", "none 30%,#00f 30%,#00f 60%,none 60%",
  ]

  private static func check(_ picture: any RatingPicture) throws {
    let pixels = try picture.pixmap(scale: 3)
    let svg = try PixmapReading.svg(Array(picture.svg.utf8), zoom: 3)
    let distance = PictureDistance(pixels, svg)
    #expect(distance.mean <= 1 && distance.worst <= 8, "SVG: \(distance)")
    // Poppler may set an edge a pixel aside; a colour that is lost is missing over more.
    let page = PictureDistance(
      pixels, try PixmapReading.pdf(picture.bytes(as: .pdf), scale: 3), onWhite: true)
    #expect(page.mean <= 3 && page.worst <= 100, "PDF: \(page)")
  }

  @Test(arguments: stops, ["fill", "empty", "background", "panel"])
  func noColourIsLost(_ stops: String, _ property: String) throws {
    let words = [
      ("stars", "3"), ("size", "30"), ("padding", "4"), ("symbol", "square"), ("step", "exact"),
      (property, "linear-gradient(90deg,\(stops))"),
    ]
    try HardEdgeTests.check(RatingImage("1.6", words))
  }

  @Test(arguments: stops, ["0deg", "270deg", "37deg"])
  func noColourIsLostWhateverTheWay(_ stops: String, _ angle: String) throws {
    let words = [
      ("stars", "3"), ("size", "30"), ("gradient-across", "row"),
      ("direction", angle == "0deg" ? "rtl" : "ltr"),
      ("fill", "linear-gradient(\(angle),\(stops))"), ("symbol", "circle"),
    ]
    try HardEdgeTests.check(RatingImage("3", words))
  }

  #if Text
    @Test(arguments: stops)
    func noColourIsLostInABadge(_ stops: String) throws {
      let words = [
        ("label", "a"), ("fill", "linear-gradient(90deg,\(stops))"),
        ("empty", "linear-gradient(to top,\(stops))"),
      ]
      try HardEdgeTests.check(Badge("2.3", words))
    }
  #endif

  /// What is all of one colour is that colour, without an id.
  @Test(arguments: ["red,red", "#f00 0%,#00f 0%", "none 100%,#00f 100%", "red 20%,red 20%,red"])
  func oneColourIsNoGradient(_ stops: String) throws {
    let svg = try RatingImage("5", [("fill", "linear-gradient(\(stops))")]).svg
    #expect(!svg.contains("Gradient"))
  }

  /// A row, its edges' places along it, and the way its gradient goes.
  static let wide: [(stops: String, edges: [Double], words: [(String, String)])] = [
    ("90deg,#f00 33.3333%,#00f 33.3333%", [5_333.328], []),
    ("90deg,#f00 90.001%,#00f 90.001%", [14_400.16], []),
    ("270deg,#f00 33.3333%,#00f 33.3333%", [10_666.672], []),
    ("90deg,#f00 33.3333%,#00f 33.3333%", [10_666.672], [("direction", "rtl")]),
    ("180deg,#f008 12.3456%,#00f4 12.3456%", [1_975.296], [("direction", "ttb")]),
    ("90deg,#f00 33.3333%,#0f0 33.3333%,#0f0 66.6667%,#00f 66.6667%", [5_333.328, 10_666.672], []),
    ("90deg,#f00 11.1111%,#0f08 11.1111%,#00f8 77.7777%,#ff0 77.7777%", [1_777.776, 12_444.432], []),
  ]

  /// A row of 16,000 points: an edge is where it is said to be, to half a pixel in a PNG and to one in others.
  @Test(arguments: wide)
  func edgesOfAWideRowStandWhereTheyAreSaidTo(
    _ row: (stops: String, edges: [Double], words: [(String, String)])
  ) throws {
    let words = [
      ("stars", "100"), ("size", "160"), ("gap", "0"), ("symbol", "square"), ("gradient-across", "row"),
      ("fill", "linear-gradient(\(row.stops))"),
    ]
    let image = try RatingImage("100", words + row.words)
    let isAcross = image.width > image.height
    var pixels = try Pixmap(width: Int(image.width), height: Int(image.height))
    try image.draw(
      isAcross
        ? RatingImage.Rect(x: 0, y: 80, width: 16_000, height: 1)
        : RatingImage.Rect(x: 80, y: 0, width: 1, height: 16_000),
      into: &pixels)
    let svg = try PixmapReading.svg(Array(image.svg.utf8))
    let page = try PixmapReading.pdf(image.bytes(as: .pdf))
    for (picture, bound) in [(pixels, 0.5), (svg, 1), (page, 1)] {
      let line = (0..<16_000).map { isAcross ? picture[$0, 80] : picture[80, $0] }
      let edges = (1..<16_000).filter { place in
        let (before, after) = (PremultipliedColor(line[place - 1]), PremultipliedColor(line[place]))
        return abs(before.red - after.red) + abs(before.green - after.green) + abs(before.blue - after.blue)
          > 0.2
      }
      for edge in row.edges {
        #expect(edges.contains { abs(Double($0) - edge) <= bound }, "\(edge) in \(edges)")
      }
      // A reader may mix the pixels around an edge.
      #expect(edges.count <= 3 * row.edges.count)
    }
  }
}
