#if JPEG
  import RatingPixels
  import TestSupport
  import Testing

  @testable import RatingCodecs

  /// JPEG files of every usual form, made and read by ImageMagick.
  @Suite struct JPEGTests {
    /// A picture of soft colours as a JPEG, made with these options.
    static func file(_ options: [String] = [], size: String = "40x24") throws -> [UInt8] {
      let run = try Tool("convert").run(
        ["-size", size, "gradient:#e02010-#1040f0", "-rotate", "0", "-swirl", "50", "-depth", "8"] + options
          + [
            "jpg:-"
          ])
      try #require(run.status == 0, "\(run.errorText)")
      return run.output
    }

    /// The pixels as ImageMagick reads them.
    private static func otherPixels(_ file: [UInt8], _ options: [String] = []) throws -> Pixmap {
      let run = try Tool("convert").run(
        ["jpg:-"] + options + [
          "-strip", "-colorspace", "sRGB", "-type", "TrueColor", "-depth", "8", "png32:-",
        ],
        input: file)
      try #require(run.status == 0, "\(run.errorText)")
      return try PNGDecoder.pixmap(run.output)
    }

    static let forms: [[String]] = [
      ["-quality", "95", "-sampling-factor", "4:4:4"], ["-sampling-factor", "4:2:0"],
      ["-sampling-factor", "4:2:2", "-quality", "60"], ["-interlace", "JPEG"], ["-colorspace", "Gray"],
      ["-interlace", "JPEG", "-colorspace", "Gray"], ["-set", "colorspace", "RGB", "-quality", "100"],
    ]

    @Test(arguments: forms)
    func pixelsAreThoseThatImageMagickReads(_ options: [String]) throws {
      let bytes = try JPEGTests.file(options)
      let result = try JPEGDecoder.decode(bytes)
      #expect(result.isPlain)
      #expect([result.pixmap.width, result.pixmap.height] == [40, 24])
      let other = try JPEGTests.otherPixels(
        bytes, options.contains("RGB") ? ["-set", "colorspace", "sRGB"] : [])
      #expect(Raster(result.pixmap).meanDifference(from: Raster(other)) < 0.01)
      #expect(Set(result.pixmap.pixels).count > 5)
    }

    /// Inks without a profile: what is left of the light after each ink and black.
    @Test func inksBecomeLight() throws {
      for (ink, light) in [
        ("cmyk(0,0,0,0)", [255, 255, 255]), ("cmyk(0,0,0,255)", [0, 0, 0]),
        ("cmyk(255,0,0,0)", [0, 255, 255]),
        ("cmyk(0,255,0,0)", [255, 0, 255]), ("cmyk(0,0,255,0)", [255, 255, 0]),
        ("cmyk(0,0,0,128)", [127, 127, 127]),
      ] {
        let run = try Tool("convert").run([
          "-size", "16x16", "xc:\(ink)", "-colorspace", "CMYK", "-quality", "100", "jpg:-",
        ])
        try #require(run.status == 0)
        let result = try JPEGDecoder.decode(run.output)
        #expect(!result.isPlain)
        let color = result.pixmap[8, 8]
        for (found, right) in zip([color.red, color.green, color.blue], light) {
          #expect(abs(Int(found) - right) <= 2, "\(ink): \(color)")
        }
        #expect(color.alpha == 255)
      }
    }

    @Test(arguments: 1...8)
    func itStandsAsExifSays(_ orientation: Int) throws {
      let bytes = JPEGTests.oriented(try JPEGTests.file(["-sampling-factor", "4:4:4"]), orientation)
      let result = try JPEGDecoder.decode(bytes)
      let other = try JPEGTests.otherPixels(bytes, ["-auto-orient"])
      #expect(result.pixmap.width == (orientation < 5 ? 40 : 24))
      #expect(Raster(result.pixmap).meanDifference(from: Raster(other)) < 0.01)
      #expect(result.isPlain == (orientation == 1))
      // What documents hold shows the same without Exif.
      let encoded = try PictureDecoder.decode(bytes).encoded
      #expect(encoded.kind == (orientation == 1 ? .jpeg : .png))
      #expect(try PictureDecoder.decode(encoded.bytes).pixmap == result.pixmap)
    }

    @Test(
      arguments: [
        [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 9, 0, 0, 0],
        [0x49, 0x49, 42, 0, 255, 255, 0, 0], [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 255, 255], [0x49], [],
        [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 4, 0, 1, 0, 0, 0, 6, 0, 0, 0],
      ] as [[UInt8]])
    func damagedExifSaysNothing(_ tiff: [UInt8]) {
      #expect(ExifOrientation(exif: (Array("Exif\u{0}\u{0}".utf8) + tiff)[...]) == nil)
    }

    @Test func metadataIsLeftOutOfTheFile() throws {
      let plain = try JPEGTests.file()
      let bytes = JPEGTests.oriented(plain, 1)
      let kept = try PictureDecoder.decode(bytes).encoded
      #expect(bytes.count > kept.bytes.count)
      #expect(!String(decoding: kept.bytes, as: UTF8.self).contains("Exif"))
      #expect(try JPEGDecoder.decode(kept.bytes).pixmap == JPEGDecoder.decode(plain).pixmap)
    }

    /// Comments and applications' words may stand between scans, previews in JFIF's segment and behind the end.
    @Test(arguments: [[], ["-interlace", "JPEG"], ["-interlace", "JPEG", "-colorspace", "Gray"]])
    func metadataIsLeftOutWhereverItStands(_ options: [String]) throws {
      let plain = try JPEGTests.file(options + ["-define", "jpeg:restart-interval=1"])
      let kept = try PictureDecoder.decode(plain).encoded.bytes
      #expect(JPEGTests.scans(kept).count == JPEGTests.scans(plain).count)
      let secret = Array("where it was taken".utf8)
      func segment(_ marker: UInt8, _ start: String) -> [UInt8] {
        let data = Array(start.utf8) + secret
        return [0xFF, marker, 0, UInt8(data.count + 2)] + data
      }
      let others = segment(0xFE, "") + segment(0xE1, "Exif\0\0") + segment(0xED, "Photoshop 3.0")
      // Behind the first scan's start nothing decides colours any more.
      let late = segment(0xE0, "JFIF\0\u{1}\u{1}\0\0\0\0\0") + segment(0xEE, "Adobe")
      var bytes = plain
      for (index, scan) in JPEGTests.scans(plain).enumerated().reversed() {
        bytes.insert(contentsOf: others + (index > 0 ? late : []) + [0xFF], at: scan)
      }
      bytes.insert(contentsOf: segment(0xE0, "JFXX\0\u{10}"), at: 20)
      bytes += bytes + secret
      let encoded = try PictureDecoder.decode(bytes).encoded
      #expect(encoded.kind == .jpeg)
      #expect(encoded.bytes == kept)
      #expect(try JPEGDecoder.decode(encoded.bytes).pixmap == JPEGDecoder.decode(plain).pixmap)
    }

    /// JFIF's segment may hold a preview of up to 255 x 255 pixels.
    @Test func thePreviewOfJFIFIsLeftOut() throws {
      let plain = try JPEGTests.file()
      try #require(plain[2..<6] == [0xFF, 0xE0, 0, 16] && plain[18...19] == [0, 0])
      let preview: [UInt8] = [4, 5] + [UInt8](repeating: 77, count: 60)
      let bytes = plain[..<4] + [0, 76] + plain[6..<18] + preview + plain[20...]
      #expect(try PictureDecoder.decode(Array(bytes)).encoded.bytes == plain)
    }

    @Test func aFileWithoutAnEndIsNotCopied() throws {
      let bytes = try JPEGTests.file()
      #expect(JPEGSegments(bytes).withoutMetadata != nil)
      for count in 0..<bytes.count {
        #expect(JPEGSegments(Array(bytes.prefix(count))).withoutMetadata == nil, "\(count)")
      }
    }

    /// Where scans begin.
    private static func scans(_ file: [UInt8]) -> [Int] {
      file.indices.dropLast().filter { file[$0] == 0xFF && file[$0 + 1] == 0xDA }
    }

    /// The file with an Exif segment, its numbers big end first.
    static func oriented(_ file: [UInt8], _ orientation: Int) -> [UInt8] {
      let tiff: [UInt8] =
        [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0]
        + [0, 0, 0, 0]
      let data = Array("Exif\u{0}\u{0}".utf8) + tiff
      return Array(file.prefix(2)) + [0xFF, 0xE1, 0, UInt8(data.count + 2)] + data + file.dropFirst(2)
    }
  }
#endif
