import Foundation
import RatingPixels
import StarRating
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// PDF and Android vectors: the same picture, nothing of the day, refusals with their reason.
@Suite struct OtherFormatTests {
  static let styles = [
    "", "step=exact symbol=heart fill-direction=btt", "outline=#000 outline-width=2 size=40",
    "size=40 fill=linear-gradient(90deg,red,gold) background=#eef background-radius=6 padding=4",
    "step=exact fill=#ffb40080 empty=#d9d9d980", "step=exact state=disabled direction=rtl",
    "symbol=circle empty-style=outline",
  ]

  /// Poppler does not antialias clips, which the strokes of curves need: 1.64 for the last row, below 0.3 for others.
  @Test(arguments: styles)
  func pdfShowsThePicture(_ words: String) throws {
    let folder = try TemporaryFolder()
    let image = try RatingImage("3.37", words: words)
    try image.write(to: folder.path("a.pdf"))
    let run = try Tool("pdftocairo").run(
      ["-png", "-r", "72", "-transp", "-singlefile", folder.path("a.pdf"), folder.path("a")])
    #expect(run.status == 0)
    let painted = try PixmapReading.png(folder.read("a.png"))
    #expect(
      Raster(painted).meanDifference(from: Raster(try image.pixmap())) <= (words.contains("circle") ? 2 : 1))
  }

  @Test func pdfHasATitleAndNoDate() throws {
    let bytes = try RatingImage(3.5).bytes(as: .pdf)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-"))
    #expect(text.contains("3.5 out of 5 stars"))
    #expect(!text.contains("CreationDate") && !text.contains("ModDate"))
    #expect(try RatingImage(3.5).bytes(as: .pdf) == bytes)
  }

  @Test(arguments: [
    "", "outline=#000 outline-width=2", "symbol=circle outline=#336699 background=#eee padding=3",
  ])
  func androidVectorIsXMLWithAlphaFirst(_ words: String) throws {
    let bytes = try RatingImage("3.5", words: words).bytes(as: .androidVector)
    let document = try XMLDocument(data: Data(bytes))
    let root = try #require(document.rootElement())
    #expect(root.name == "vector")
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("android:width=\"\(Int(try RatingImage("3.5", words: words).width))dp\""))
    for match in text.matches(of: /Color="([^"]*)"/) {
      #expect(match.1.wholeMatch(of: /#[0-9A-F]{8}/) != nil)
    }
    for match in text.matches(of: /pathData="([^"]*)"/) {
      #expect(match.1.count <= 800)
      #expect(match.1.firstMatch(of: /[0-9][eE][-+0-9]/) == nil)
      #expect(match.1.firstMatch(of: /(^|[^0-9])\./) == nil)
    }
  }

  @Test(arguments: [
    ("fill=linear-gradient(red,blue)", "cannot hold a gradient"),
    ("fill=#ffb40080 empty=#d9d9d940 step=exact", "cannot hold a partly filled symbol"),
    ("points=64 size=200", "is too long for an Android vector drawable"),
  ])
  func whatADrawableCannotHoldIsRefused(words: String, reason: String) throws {
    let image = try RatingImage("3.3", words: words)
    let error = try #require(throws: RatingError.self) { try image.bytes(as: .androidVector) }
    #expect(error.description.contains(reason))
  }
}
