import RatingPixels
import StarRating
import TestSupport
import Testing

/// Inner strokes that no inset polygon can say, and those that it must not: every format shows what the PNG shows.
@Suite struct OutlineTests {
  static let islands = "path=M0,0H4V4H0zM6,0V4H10V0z"
  static let neck = "path=M0,0H10L5.5,5L10,10H0L4.5,5z"

  static let rows: [(rating: String, words: String)] = [
    // Islands and holes that run round one way or two.
    ("1", "size=24 \(islands) outline=#000 outline-width=3"),
    ("0.4", "size=24 \(islands) outline=#008 outline-width=1.5 step=exact"),
    ("1", "size=40 path=M2,2a2,2,0,1,0,.1,0zM7,7a2,2,0,1,1,.1,0zM8,0V3H11z outline=#c00 outline-width=3"),
    ("0.6", "size=40 path=M0,0H10V10H0zM3,3H7V7H3z outline=#008 outline-width=3 step=exact"),
    // Tips of stars whose inset is nearly a point.
    ("1", "size=24 points=12 inner-radius=0.3 outline=#008 outline-width=2.6"),
    ("1", "size=24 points=12 inner-radius=0.3 outline=#008 outline-width=2.4"),
    ("0.5", "size=16 points=20 inner-radius=0.5 outline=#008 outline-width=2.2"),
    ("1", "size=32 points=7 inner-radius=0.12 outline=#008 outline-width=1.4"),
    ("1", "size=20 points=4 inner-radius=0.26 outline=#008 outline-width=3.2"),
    ("1", "size=24 points=9 inner-radius=0.08 outline=#000 outline-width=1"),
    // Edges that meet under the stroke; outlines that cross themselves.
    ("1", "size=48 \(neck) outline=#000 outline-width=6"),
    ("0.5", "size=48 \(neck) outline=#000 outline-width=3 step=exact"),
    ("1", "size=48 path=M0,0H4L5,8L6,0H10V10H0z outline=#008 outline-width=4"),
    ("1", "size=48 path=M12,2L18,21L2,9H22L6,21z outline=#008 outline-width=3"),
    ("0.3", "size=48 path=M6,2h12L6,22h11z outline=#008 outline-width=2 step=exact"),
    ("1", "size=40 path=M0,0H20V2H2V18H20V20H0z outline=#c00 outline-width=5"),
    // Corners between curves.
    ("1", "size=48 symbol=heart outline=#000 outline-width=4 fill=#fff"),
    ("0", "size=48 symbol=heart empty-style=outline empty=#000 outline-width=5"),
    ("1", "size=48 path=M0,0C2,4,3.6,4,4,8C4.4,4,6,4,8,0V10H0z outline=#008 outline-width=2"),
    // A cusp is no corner that a mitre could have.
    ("1", "size=48 path=M0,0C0,-4,8,-4,8,0L0,8L-8,0C-8,-4,0,-4,0,0z outline=#008 outline-width=3"),
    // As wide as half of the shape and wider.
    ("1", "size=24 symbol=circle outline=#000 outline-width=24"),
    ("1", "size=24 symbol=circle outline=#000 outline-width=12.5 fill=#fff"),
    ("0.5", "size=24 symbol=circle outline=#0008 outline-width=13 step=exact"),
    ("1", "size=24 symbol=square corner-radius=0.4 outline=#000 outline-width=14 fill=#fff"),
    ("0.5", "size=24 symbol=heart outline=#000 outline-width=16384 step=exact"),
    ("1", "size=24 outline=#00000080 outline-width=9"),
    ("1", "size=48 path=M4,1a3,3,0,1,0,.1,0zM15,6a1,1,0,1,0,.1,0z outline=#000 outline-width=7"),
    ("1", "size=48 path=M9,0a9,9,0,1,0,.1,0zM9,8a1,1,0,1,1,-.1,0z outline=#000 outline-width=9 fill=#fff"),
  ]

  @Test(arguments: rows)
  func librsvgShowsThePicture(_ row: (rating: String, words: String)) throws {
    let image = try RatingImage(row.rating, words: "stars=1 " + row.words)
    for zoom in [1, 3.0] {
      let painted = try PixmapReading.svg(Array(image.svg.utf8), zoom: zoom)
      #expect(Raster(painted).meanDifference(from: Raster(try image.pixmap(scale: zoom))) <= 1, "\(zoom)")
    }
  }

  /// Four pixels a point: poppler does not antialias clips.
  @Test(arguments: rows)
  func popplerShowsThePicture(_ row: (rating: String, words: String)) throws {
    let image = try RatingImage(row.rating, words: "stars=1 " + row.words)
    let folder = try TemporaryFolder()
    let file = try folder.write(image.bytes(as: .pdf), to: "a.pdf")
    let run = try Tool("pdftocairo").run(
      ["-png", "-r", "288", "-transp", "-singlefile", file, folder.path("a")])
    try #require(run.status == 0)
    let painted = try PixmapReading.png(folder.read("a.png"))
    #expect(Raster(painted).meanDifference(from: Raster(try image.pixmap(scale: 4))) <= 1)
  }

  /// Nothing but the stroke's colour is left, as if the shape were filled with it.
  @Test(arguments: [
    "symbol=circle outline-width=24", "symbol=circle outline-width=12", "symbol=heart outline-width=12",
    "symbol=square corner-radius=0.5 outline-width=17", "outline-width=5",
    "points=12 inner-radius=0.3 outline-width=2.7",
    "path=M0,0h30v4H0z outline-width=1.6",
  ])
  func aStrokeWiderThanItsShapeCoversIt(_ words: String) throws {
    let covered = try RatingImage("1", words: "stars=1 size=24 fill=#fff outline=#123456 " + words)
    let shape = words.split(separator: " ").filter { !$0.hasPrefix("outline-width") }.joined(separator: " ")
    let filled = try RatingImage("1", words: "stars=1 size=24 fill=#123456 " + shape)
    for scale in [1, 1.5, 4] { #expect(try covered.pixmap(scale: scale) == filled.pixmap(scale: scale)) }
    #expect(covered.svg == filled.svg)
  }

  /// Ordinary stars need no id, so that two pictures on a page have none in common.
  @Test(arguments: [
    "", "outline-width=3", "points=6 inner-radius=0.577", "points=12 inner-radius=0.8", "symbol=diamond",
  ])
  func ordinaryOutlinesHaveNoIds(_ words: String) throws {
    let image = try RatingImage("3.5", words: "size=32 outline=#333 " + words)
    #expect(!image.svg.contains("id="))
  }

  /// Painted over its fill, as in SVG: half of black over half of gold has three quarters of alpha.
  @Test(arguments: ["1", "0"])
  func aTranslucentStrokeIsPaintedOverItsFill(_ rating: String) throws {
    let image = try RatingImage(
      rating,
      words: "stars=1 size=40 symbol=square fill=#ffb40080 empty=#ffb40080 outline=#ffb40080 outline-width=8")
    let picture = try image.pixmap()
    #expect(picture[4, 20] == PixelColor(red: 255, green: 180, blue: 0, alpha: 192))
    #expect(picture[20, 20] == PixelColor(red: 255, green: 180, blue: 0, alpha: 128))
    let painted = try PixmapReading.svg(Array(image.svg.utf8))
    #expect(abs(Int(painted[4, 20].alpha) - 192) <= 1 && abs(Int(painted[20, 20].alpha) - 128) <= 1)
  }
}
