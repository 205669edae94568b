import RatingCodecs
import RatingPixels
import TestSupport
import Testing

/// Every form that PNG has is read to the bit, at its own depth.
@Suite struct PNGFormTests {
  static let sizes = [(1, 1), (2, 3), (7, 9), (33, 6)]

  @Test(arguments: MadeForm.all)
  func pixelsAreWhatTheStandardSays(_ form: MadeForm) throws {
    for (width, height) in PNGFormTests.sizes {
      let made = MadePNG(form, width: width, height: height)
      let bytes = made.bytes()
      try PNGChunks.check(bytes, "\(form) \(width) x \(height)")
      switch try PNGDecoder.picture(bytes) {
      case .wide(let pixmap):
        #expect(form.depth == 16)
        #expect(pixmap.pixels == made.wide, "\(width) x \(height)")
      case .narrow(let pixmap):
        #expect(form.depth < 16)
        #expect(pixmap.pixels.map(PNGFormTests.widened) == made.wide, "\(width) x \(height)")
      }
    }
  }

  @Test(arguments: MadeForm.all.filter(\.isInterlaced))
  func aPictureInSevenPassesIsThePictureInOne(_ form: MadeForm) throws {
    let plain = MadeForm(
      colorType: form.colorType, depth: form.depth, hasTransparency: form.hasTransparency)
    let other = try PNGDecoder.picture(MadePNG(plain, width: 19, height: 11).bytes())
    let picture = try PNGDecoder.picture(MadePNG(form, width: 19, height: 11).bytes())
    #expect(PixelComparison(other, picture).difference == PixelDifference())
  }

  @Test(arguments: MadeForm.all)
  func chunksThatDecideNoPixelAreLetGo(_ form: MadeForm) throws {
    let made = MadePNG(form, width: 9, height: 9)
    let plain = try PNGDecoder.picture(made.bytes())
    let extra: [(name: String, data: [UInt8])] = [
      ("gAMA", PNGBytes.number(220_000)), ("cHRM", [UInt8](repeating: 9, count: 32)),
      ("iCCP", Array("no profile".utf8) + [0, 0] + PNGBytes.zlib([1, 2, 3])), ("gAMA", [1]),
      ("sBIT", [1]), ("tEXt", Array("Title".utf8) + [0] + Array("x".utf8)), ("prVt", [1, 2, 3]),
      // No zlib stream at all: a text is never unpacked, so none can be a bomb.
      ("zTXt", Array("Title".utf8) + [0, 0, 1, 2, 3]),
    ]
    let picture = try PNGDecoder.picture(made.bytes(extra: extra))
    #expect(PixelComparison(plain, picture).difference == PixelDifference())
  }

  @Test(arguments: MadeForm.all)
  func damageIsRefusedInEveryForm(_ form: MadeForm) throws {
    let made = MadePNG(form, width: 5, height: 5)
    let bytes = made.bytes()
    for count in 0..<bytes.count {
      #expect(throws: CodecError.self, "\(count)") { try PNGDecoder.picture(Array(bytes.prefix(count))) }
    }
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0x10
      #expect(throws: CodecError.self, "\(place)") { try PNGDecoder.picture(damaged) }
    }
    #expect(throws: CodecError.self) { try PNGDecoder.picture(made.bytes(adler: 12_345)) }
  }

  private static func widened(_ pixel: UInt32) -> UInt64 {
    (0..<4).reduce(0) { result, channel in
      result | UInt64(pixel >> UInt32(8 * channel) & 255) * 257 << UInt64(16 * channel)
    }
  }
}
