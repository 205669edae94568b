#if JPEG
  import RatingPixels
  import TestSupport
  import Testing

  @testable import RatingCodecs

  /// Files that are no whole JPEG are refused and never trap.
  @Suite struct JPEGDamageTests {
    static let kinds: [[String]] = [["-sampling-factor", "4:2:0"], ["-interlace", "JPEG"]]

    @Test(arguments: kinds)
    func fileCutAnywhereIsRefused(_ options: [String]) throws {
      let bytes = try JPEGTests.file(options)
      for count in Array(stride(from: 0, to: bytes.count, by: 10)) + [bytes.count - 2, bytes.count - 1] {
        #expect(throws: CodecError.self, "\(count) of \(bytes.count)") {
          try PictureDecoder.decode(Array(bytes.prefix(count)))
        }
      }
      #expect(try JPEGDecoder.decode(bytes).pixmap.width == 40)
    }

    @Test(arguments: kinds)
    func damageDoesNotTrap(_ options: [String]) throws {
      let bytes = try JPEGTests.file(options)
      var random = SeededGenerator(seed: 3)
      var refused = 0
      for _ in 0..<1_500 {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          damaged[Int.random(in: 2..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
        }
        do {
          let picture = try PictureDecoder.decode(damaged).pixmap
          #expect(picture.pixels.count == picture.width * picture.height)
        } catch { refused += 1 }
      }
      #expect(refused > 300)
    }

    /// A few bytes that claim a huge picture: refused by their header, before rows are allocated.
    @Test(arguments: [(65_500, 65_500), (16_385, 1), (1, 16_385), (8_001, 8_000)])
    func oversizedHeaderIsRefused(_ width: Int, height: Int) throws {
      var bytes = try JPEGTests.file()
      let frame = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
      bytes.replaceSubrange(
        (frame + 5)..<(frame + 9),
        with: [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)])
      let error = try #require(throws: CodecError.self) { try PictureDecoder.decode(bytes) }
      #expect("\(error)" == "the JPEG cannot be read: the picture has too many pixels, \(width) x \(height)")
    }

    /// A scan costs a pass over the picture and takes a few bytes of the file.
    @Test func tooManyScansAreRefused() throws {
      let bytes = try JPEGTests.file(["-interlace", "JPEG"])
      let scans = bytes.indices.filter { $0 + 1 < bytes.count && bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA }
      let (last, end) = (try #require(scans.last), bytes.count - 2)
      let many = bytes[..<end] + (0..<200).flatMap { _ in bytes[last..<end] } + bytes[end...]
      let error = try #require(throws: CodecError.self) { try PictureDecoder.decode(Array(many)) }
      #expect("\(error)".hasPrefix("the JPEG cannot be read: "))
    }

  }
#endif
