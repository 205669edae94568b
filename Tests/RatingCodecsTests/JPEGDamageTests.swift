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

    /// Eight grey pixels squared, in as many progressive scans of their mean, each of which may follow another.
    private static func file(scans: Int, width: Int = 8, height: Int = 8) -> [UInt8] {
      let table: [UInt8] = [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
      let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8] + word(height) + word(width) + [1, 1, 0x11, 0]
      // One code of one bit: no difference.
      let codes: [UInt8] = [0xFF, 0xC4, 0, 20, 0, 1] + [UInt8](repeating: 0, count: 16)
      let blocks = (width + 7) / 8 * ((height + 7) / 8)
      let data = [UInt8](repeating: 0, count: (blocks - 1) / 8) + [0xFF >> ((blocks - 1) % 8 + 1)]
      let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0] + data
      return [0xFF, 0xD8] + table + frame + codes + (0..<scans).flatMap { _ in scan } + [0xFF, 0xD9]
    }

    private static func word(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 255)] }

    /// The larger the picture, the fewer scans, but always as many as cameras and programs write.
    @Test func scansOfALargePictureAreFewer() throws {
      let (width, height) = (8_000, 1_304)
      let few = JPEGDamageTests.file(scans: 12, width: width, height: height)
      #expect(try PictureDecoder.decode(few).pixmap.pixels.allSatisfy { $0 == 0xFF80_8080 })
      let many = JPEGDamageTests.file(scans: 99, width: width, height: height)
      let error = try #require(throws: CodecError.self) { try PictureDecoder.decode(many) }
      #expect("\(error)" == "the JPEG cannot be read: it has more scans than any picture needs")
    }

    /// A progressive picture takes memory for all of its coefficients: two bytes a sample.
    @Test func aProgressivePictureBeyondTheMemoryOfARequestIsRefused() throws {
      var bytes = try JPEGTests.file(["-sampling-factor", "4:4:4", "-interlace", "JPEG"])
      let frame = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC2 })
      bytes.replaceSubrange(
        (frame + 5)..<(frame + 9), with: JPEGDamageTests.word(8_000) + JPEGDamageTests.word(6_000))
      let error = try #require(throws: CodecError.self) { try PictureDecoder.decode(bytes) }
      #expect(
        "\(error)" == "the JPEG cannot be read: a progressive picture of 6000 x 8000 pixels takes more than "
          + "400 MB: save it without progression")
    }

    /// A scan costs a pass over the picture and takes a few bytes of the file.
    @Test func tooManyScansAreRefused() throws {
      for count in [1, 2, 100] {
        let pixmap = try PictureDecoder.decode(JPEGDamageTests.file(scans: count)).pixmap
        #expect(pixmap.pixels == [UInt32](repeating: 0xFF80_8080, count: 64))
      }
      for count in [101, 5_000] {
        let bytes = JPEGDamageTests.file(scans: count)
        let error = try #require(throws: CodecError.self) { try PictureDecoder.decode(bytes) }
        #expect("\(error)" == "the JPEG cannot be read: it has more scans than any picture needs")
      }
    }
  }
#endif
