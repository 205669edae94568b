import RatingCodecs
import RatingPixels
import StarRating
import TestSupport
import Testing

/// A rating's PNG is sRGB, states its density, and says nothing else (rule 5).
@Suite struct PNGMetadataTests {
  @Test(arguments: [(1.0, 2_835), (1.5, 4_252), (2.0, 5_669), (3.0, 8_504), (16.0, 45_354), (0.5, 1_417)])
  func densityIsSeventyTwoDotsAnInchTimesTheScale(_ scale: Double, perMetre: Int) throws {
    let image = try RatingImage("3.37", words: "step=exact size=15")
    let density = try #require(PNGChunks(image.png(scale: scale)).data("pHYs"))
    #expect(PNGChunks.number(density[0..<4]) == perMetre)
    #expect(PNGChunks.number(density[4..<8]) == perMetre)
    #expect(density[8] == 1)
  }

  static let words = [
    "", "step=exact", "step=exact fill=#4F14BC", "fill=#ffb40080 background=#eee background-radius=5",
    "size=1",
    "stars=1 size=3", "empty-style=none", "fill=none empty=none", "stars=40 size=9",
    "background=#808080 fill=#000 empty=#fff",
    "outline=#12345678 step=exact size=61 background=#abcdef",
  ]

  @Test(arguments: words)
  func fileHoldsNothingButThePicture(_ words: String) throws {
    let image = try RatingImage("0.37", words: words)
    for scale in [1, 1.5, 2.0] {
      let bytes = try image.png(scale: scale)
      let chunks = try PNGChunks(bytes)
      #expect(Set(chunks.names).isSubset(of: ["IHDR", "sRGB", "PLTE", "tRNS", "pHYs", "IDAT", "IEND"]))
      #expect(Set(chunks.names).count == chunks.names.count)
      #expect(chunks.data("sRGB") == [0])
      try PNGChunks.check(bytes, "\(words) at \(scale)")
    }
  }

  @Test(arguments: RatingStyle.Compression.allCases, [2, 64, 256])
  func pngcheckAcceptsEachCompression(_ compression: RatingStyle.Compression, levels: Int) throws {
    let image = try RatingImage("3.37", words: "step=exact size=33 points=7 outline=#00000080")
    var output = OutputProperties()
    output.compression = compression
    output.coverageLevels = levels
    let bytes = try image.png(scale: 2, output: output)
    try PNGChunks.check(bytes)
    #expect(try PNGDecoder.pixmap(bytes) == image.drawing(scale: 2, coverageLevels: levels).pixmap())
    #expect(try image.png(scale: 2, output: output) == bytes)
  }
}
