import RatingPixels
import StarRating
import TestSupport
import Testing

/// The SVG painted by librsvg is the PNG: one geometry, whoever paints it.
@Suite struct SVGAgainstPNGTests {
  static let rows: [(rating: String, words: String)] = [
    ("5", ""), ("0", ""), ("3.5", ""), ("3.37", "step=exact"), ("2.5", "direction=rtl"),
    ("none", ""), ("0.1", "step=exact size=40"), ("4.9", "step=exact size=40"),
    ("3.37", "step=exact fill=#e05d44 empty=#4c1"), ("3.37", "step=exact fill=#ffb40080 empty=#d9d9d980"),
    ("3.37", "step=exact fill=#ffb400cc empty=#0000ff40"),
    ("3.37", "step=exact fill=#ffb400 empty=#0000ff40"),
    ("3.37", "step=exact fill=#ffb40080 empty=#d9d9d980 direction=rtl"),
    ("3.37", "step=exact fill=#ffb400cc empty=#0000ff40 direction=rtl"),
    ("3.37", "step=exact fill=none"), ("3.37", "step=exact empty=none"),
    ("3.37", "step=exact empty-style=none"),
    ("3.37", "step=exact empty-style=none direction=rtl"), ("3.5", "empty-style=outline"),
    ("3.5", "empty-style=outline empty=#ff000080"),
    ("3.37", "step=exact empty-style=outline outline-width=3"),
    ("3.37", "step=exact empty-style=outline direction=rtl"), ("3.5", "outline=#000"),
    ("3.5", "outline=#000000 outline-width=3"), ("3.37", "step=exact outline=#00000080 outline-width=2"),
    ("3.37", "step=exact outline=#00000080 outline-width=2 direction=rtl"),
    ("3.37", "step=exact outline=#336699 empty-style=outline outline-width=1.3"),
    ("3.37", "step=exact outline=#336699 empty-style=none"),
    ("5", "outline=#33669980 outline-width=5 size=40"),
    ("3.37", "step=exact padding=1,2,3.5,4.25"), ("3.37", "step=exact background=#eeeeee padding=3"),
    ("3.37", "step=exact background=#33669980 background-radius=7 padding=4.3"),
    ("3.37", "step=exact background=#369 background-radius=99 padding=4 direction=rtl"),
    ("3.37", "step=exact state=highlighted background=#336699"), ("3.37", "step=exact state=disabled"),
    ("3.37", "step=exact state=disabled background=#336699 outline=#000 fill=#ffb40080"),
    ("3.37", "step=exact points=3"), ("3.37", "step=exact points=4 inner-radius=0.2"),
    ("3.37", "step=exact points=12 inner-radius=0.8 outline=#000"),
    ("3.37", "step=exact points=6 inner-radius=1"),
    ("3.37", "step=exact size=17.3 gap=2.7"), ("3.37", "step=exact size=61.9 gap=0"),
    ("3.37", "step=exact size=7"),
    ("3.37", "step=exact width=301 height=77 align=end"), ("7.25", "stars=10 step=exact size=19.7"),
    ("0.7", "stars=1 step=exact size=40 outline=#0008 outline-width=12"),
    ("3.37", "step=exact size=40 outline=#123456 outline-width=15 points=3"),
    ("3.37", "step=exact symbol=heart"),
    ("3.37", "step=exact symbol=circle outline=#000 outline-width=3 size=40"),
    ("2.5", "symbol=square outline=#336699"), ("2.5", "symbol=diamond corner-radius=0.2"),
    ("3.3", "step=exact corner-radius=0.12 size=40"),
    ("3.3", "corner-radius=0.1 size=40 outline=#000 outline-width=4"),
    ("2.5", "symbol=heart size=40 outline=#000 outline-width=3 step=exact"),
    ("2.5", "symbol=heart size=40 empty-style=outline direction=rtl"),
    ("3.5", "size=40 fill=linear-gradient(90deg,red,gold) empty=linear-gradient(0deg,#eee,#999)"),
    ("3.5", "size=40 gradient-across=row fill=linear-gradient(30deg,red,gold,green)"),
    ("3.5", "size=40 gradient-across=row direction=rtl fill=linear-gradient(30deg,red,gold,green)"),
    (
      "3.5",
      "size=40 fill=linear-gradient(red,transparent) background=linear-gradient(90deg,#eef,#88f) padding=4"
    ),
    ("3.5", "size=40 fill=linear-gradient(red,gold) outline=#000 outline-width=2"),
    ("2.5", "direction=ttb"), ("2.37", "direction=btt step=exact fill=#ffb400cc empty=#0000ff40"),
    ("2.37", "step=exact fill-direction=btt symbol=heart"),
    ("2.37", "step=exact fill-direction=ttb direction=rtl"),
    ("2.37", "step=exact fill-direction=rtl"), ("2.37", "step=exact fill-direction=ltr direction=rtl"),
    ("2.3", "step=exact fill-measure=area size=40"), ("2.3", "fill-thresholds=0:#e05d44,2:#dfb317,4:#4c1"),
    ("2.5", "size=40 path=M0,0H10V10H0ZM2,2V8H8V2Z"),
    ("2.37", "step=exact size=40 path=M0,0H10V10H0ZM2,2V8H8V2Z outline=#c33 outline-width=3"),
    ("2.37", "step=exact size=40 path=M0,0H6V6H0ZM4,4H10V10H4Z outline=#c338 outline-width=4"),
    (
      "2.37",
      "step=exact size=40 path=M3,3h10a4,4,0,0,1,0,8H3z empty-style=outline outline-width=3 direction=rtl"
    ),
    ("2.37", "step=exact size=40 symbol=circle outline=#0008 outline-width=5 fill-direction=btt"),
    ("2.37", "step=exact size=40 corner-radius=0.15 empty-style=outline empty=#c338 outline-width=4"),
    ("2.37", "step=exact size=40 symbol=heart outline=#000 outline-width=3 fill=linear-gradient(red,gold)"),
    ("2.37", "step=exact size=40 symbol=heart fill-measure=area direction=ttb outline=#333 outline-width=2"),
    ("2.5", "size=40 path=M3,3h10a4,4,0,0,1,0,8H3z viewbox=0,0,24,16"),
  ]

  /// Premultiplied: on transparency, so alpha counts like a colour.
  @Test(arguments: rows)
  func paintedDocumentIsThePicture(_ row: (rating: String, words: String)) throws {
    let image = try RatingImage(row.rating, words: row.words)
    let painted = try PixmapReading.svg(Array(image.svg.utf8))
    let picture = try image.pixmap()
    #expect([painted.width, painted.height] == [picture.width, picture.height])
    let difference = Raster(painted).meanDifference(from: Raster(picture))
    #expect(difference <= 1)
    if row.rating != "none", !row.words.contains("fill=none") {
      #expect(picture.places { $0.alpha > 60 }.count > 30)
    }
  }

  /// One look translucent and the other opaque, a translucent stroke on both.
  @Test func strokeOverMixedPaintsIsThePictureToo() throws {
    let words = "step=exact outline=#ff000040 outline-width=2 fill=#ffb40080"
    let image = try RatingImage("3.37", words: words)
    let painted = Raster(try PixmapReading.svg(Array(image.svg.utf8)))
    let picture = Raster(try image.pixmap())
    #expect(painted.meanDifference(from: picture) <= 1)
  }

  /// Three times the size shows smaller faults of the geometry.
  @Test(arguments: rows)
  func enlargedDocumentIsTheLargerPicture(_ row: (rating: String, words: String)) throws {
    let image = try RatingImage(row.rating, words: row.words)
    let painted = try PixmapReading.svg(Array(image.svg.utf8), zoom: 3)
    #expect(Raster(painted).meanDifference(from: Raster(try image.pixmap(scale: 3))) <= 1)
  }
}
