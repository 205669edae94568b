import RatingPixels
import TestSupport
import Testing

@testable import RatingCodecs

/// Pictures of users: their kind by content, documents' files without metadata.
@Suite struct PictureDecoderTests {
  @Test func profilesAndTextsAreLeftOutOfTheFile() throws {
    for form in MadeForm.all {
      let made = MadePNG(form, width: 9, height: 7)
      let bytes = made.bytes(extra: [
        ("gAMA", [0, 0, 0x27, 0x10]), ("tEXt", Array("Author\u{0}somebody".utf8)),
        ("eXIf", Array("MM".utf8) + [0, 42]),
      ])
      let (pixmap, encoded) = try PictureDecoder.decode(bytes)
      #expect(encoded.kind == .png)
      #expect(pixmap == (try PNGDecoder.pixmap(bytes)))
      #expect(try PNGDecoder.pixmap(encoded.bytes) == pixmap, "\(form)")
      let names = try PNGChunks(encoded.bytes).chunks.map(\.name)
      #expect(Set(names).isSubset(of: ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]))
    }
  }

  @Test(arguments: [
    [], [0x89], Array("GIF89a".utf8), Array("<svg/>".utf8), [0xFF, 0xD8], [0x42, 0x4D, 0, 0],
  ])
  func otherBytesAreNeither(_ bytes: [UInt8]) throws {
    let error = try #require(throws: CodecError.self) { try PictureDecoder.decode(bytes) }
    #expect(
      "\(error)" == "this is neither a PNG nor a JPEG" || "\(error)".hasPrefix("the PNG cannot be read"))
  }

  /// A small file whose data unpacks to far more than the picture it claims.
  @Test func dataBeyondThePictureIsRefused() throws {
    let header = PNGBytes.number(4) + PNGBytes.number(4) + [8, 6, 0, 0, 0]
    for rows in [5, 100, 100_000] {
      let data = PNGBytes.zlib([UInt8](repeating: 0, count: rows * 17))
      let file = PNGBytes.file([("IHDR", header), ("IDAT", data), ("IEND", [])])
      #expect(throws: CodecError.self, "\(rows)") { try PictureDecoder.decode(file) }
    }
    let right = PNGBytes.file([
      ("IHDR", header), ("IDAT", PNGBytes.zlib([UInt8](repeating: 0, count: 4 * 17))), ("IEND", []),
    ])
    #expect(try PictureDecoder.decode(right).pixmap.width == 4)
  }
}
