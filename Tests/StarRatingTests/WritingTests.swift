import StarRating
import TestSupport
import Testing

@Suite struct WritingTests {
  @Test(arguments: [("rating.png", OutputFormat.png), ("RATING.SVG", .svg), ("a.b.Png", .png)])
  func theEndingTellsTheFormat(_ name: String, _ format: OutputFormat) throws {
    let folder = try TemporaryFolder()
    let image = try RatingImage(3.5)
    try image.write(to: folder.path(name))
    #expect(try folder.read(name) == image.bytes(as: format))
    #expect(try folder.names == [name])
  }

  @Test func aScaleIsThatOfThePNG() throws {
    let folder = try TemporaryFolder()
    let image = try RatingImage(3.5)
    try image.write(to: folder.path("a.png"), scale: 2)
    #expect(try folder.read("a.png") == image.png(scale: 2))
    try image.write(to: folder.path("a.svg"), scale: 2)
    #expect(try folder.read("a.svg") == Array(image.svg.utf8))
  }

  @Test func anExistingFileIsReplaced() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([UInt8](repeating: 1, count: 9_999), to: "a.png")
    let image = try RatingImage(3.5)
    try image.write(to: path)
    #expect(try folder.read("a.png") == image.png())
    #expect(try folder.names == ["a.png"])
  }
}
