import RatingPixels
import TestSupport
import Testing

@testable import RatingCodecs

/// What is written is read again to the bit, in the smallest form that holds it.
@Suite struct PNGRoundTripTests {
  enum Kind: String, CaseIterable, Sendable {
    case opaque, translucent, gray
  }

  static let efforts: [PNGEffort] = [.fast, .standard, .smallest]

  /// A picture of exactly `count` colours, in an order that is no order.
  static func picture(_ count: Int, _ kind: Kind, width: Int, height: Int) throws -> Pixmap {
    var random = SeededGenerator(seed: UInt64(count * 1_000 + width))
    let colors = (0..<count).map { number -> UInt32 in
      let (low, high) = (UInt32(number & 255), UInt32(number >> 8))
      return switch kind {
      case .opaque: 0xFF00_0000 | low | high << 8 | (low * 7 & 255) << 16
      case .translucent: low | high << 8 | 0x20_0000 | (low * 101 + 3 & 255) << 24
      case .gray: 0xFF00_0000 | low * 0x01_0101
      }
    }
    var pixels = (0..<(width * height)).map {
      $0 < count ? colors[$0] : colors.randomElement(using: &random) ?? 0
    }
    pixels.shuffle(using: &random)
    return try Pixmap(width: width, height: height, pixels: pixels)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 256, 257], Kind.allCases)
  func picturesComeBackToTheBit(_ count: Int, kind: Kind) throws {
    // There are no more than 256 greys.
    if kind == .gray, count > 256 { return }
    for (width, height) in [(count, 1), (1, count), (37, 19), (17, 33)] where width * height >= count {
      let picture = try PNGRoundTripTests.picture(count, kind, width: width, height: height)
      #expect(Set(picture.pixels).count == count)
      for effort in PNGRoundTripTests.efforts {
        let bytes = try PNGEncoder(scale: 1, effort: effort).bytes(picture)
        #expect(try PNGDecoder.pixmap(bytes) == picture)
        if width == 37, effort == .standard { try PNGChunks.check(bytes, "\(count) \(kind)") }
      }
    }
  }

  /// A large picture of many colours is compressed row by row, where its pixels are.
  @Test(arguments: Kind.allCases, [true, false])
  func picturesThatAreStreamedComeBackToTheBit(_ kind: Kind, isPhoto: Bool) throws {
    let colors = try PNGRoundTripTests.picture(kind == .gray ? 256 : 300, kind, width: 37, height: 19)
    // Grey has 256 levels, which a palette would hold: one translucent pixel more.
    var picture = colors
    if kind == .gray { picture[36, 18] = PixelColor(red: 9, green: 9, blue: 9, alpha: 77) }
    for effort in PNGRoundTripTests.efforts {
      let bytes = try PNGEncoder(scale: 2, effort: effort, isPhoto: isPhoto, mostAtOnce: 700).bytes(picture)
      #expect(try PNGDecoder.pixmap(bytes) == picture)
      try PNGChunks.check(bytes, "streamed \(kind) \(effort)")
      let atOnce = try PNGEncoder(scale: 2, effort: effort, isPhoto: isPhoto, mostAtOnce: 703).bytes(picture)
      #expect(try PNGDecoder.pixmap(atOnce) == picture)
    }
  }

  /// 16 bits a channel become the nearest 8 while the rows are read, as they would afterwards.
  @Test(arguments: MadeForm.all.filter { $0.depth == 16 })
  func sixteenBitsAreNarrowedWhileTheyAreRead(_ form: MadeForm) throws {
    let made = MadePNG(form, width: 150, height: 130, seed: 5)
    let bytes = made.bytes()
    let narrow = try PNGDecoder.pixmap(bytes)
    #expect(try PNGDecoder.picture(bytes).pixmap == narrow)
    let levels = made.wide.map { pixel in
      stride(from: UInt64(48), through: 0, by: -16).reduce(UInt32(0)) {
        $0 << 8 | UInt32((Double(pixel >> $1 & 0xFFFF) * 255 / 65_535).rounded())
      }
    }
    #expect(narrow.pixels == levels)
  }

  struct FormRow: Sendable {
    let count: Int
    let kind: Kind
    let form: [UInt8]
    let names: [String]
  }

  @Test(arguments: [
    FormRow(count: 1, kind: .opaque, form: [1, 3], names: ["PLTE"]),
    FormRow(count: 2, kind: .opaque, form: [1, 3], names: ["PLTE"]),
    FormRow(count: 3, kind: .opaque, form: [2, 3], names: ["PLTE"]),
    FormRow(count: 4, kind: .translucent, form: [2, 3], names: ["PLTE", "tRNS"]),
    FormRow(count: 5, kind: .opaque, form: [4, 3], names: ["PLTE"]),
    FormRow(count: 16, kind: .translucent, form: [4, 3], names: ["PLTE", "tRNS"]),
    FormRow(count: 17, kind: .opaque, form: [8, 3], names: ["PLTE"]),
    FormRow(count: 256, kind: .opaque, form: [8, 3], names: ["PLTE"]),
    FormRow(count: 257, kind: .opaque, form: [8, 2], names: []),
    FormRow(count: 257, kind: .translucent, form: [8, 6], names: []),
  ])
  func formIsTheSmallestThatHoldsThePicture(_ row: FormRow) throws {
    let picture = try PNGRoundTripTests.picture(row.count, row.kind, width: 23, height: 29)
    let chunks = try PNGChunks(PNGEncoder(scale: 1).bytes(picture))
    #expect(chunks.form == row.form)
    #expect(chunks.names == ["IHDR", "sRGB"] + row.names + ["pHYs", "IDAT", "IEND"])
    // The palette has no entry that no pixel uses, and alphas only for those that are not opaque.
    if row.form[1] == 3 { #expect(chunks.data("PLTE")?.count == 3 * row.count) }
    if let alphas = chunks.data("tRNS") { #expect(!alphas.contains(255) && !alphas.isEmpty) }
  }

  /// A colour of no alpha is kept as it is: the codec judges nothing.
  @Test func clearPixelsKeepTheirColour() throws {
    let picture = try Pixmap(width: 3, height: 1, pixels: [0, 0x0012_3456, 0xFF00_00FF])
    #expect(try PNGDecoder.pixmap(PNGEncoder(scale: 1).bytes(picture)) == picture)
  }

  @Test func harderEffortIsNoLarger() throws {
    let picture = try PNGRoundTripTests.picture(16, .translucent, width: 301, height: 103)
    let sizes = try PNGRoundTripTests.efforts.map {
      try PNGEncoder(scale: 1, effort: $0).bytes(picture).count
    }
    #expect(sizes[0] >= sizes[1] && sizes[1] >= sizes[2])
  }

  @Test func indexedAndPlainPictureAreTheSameFile() throws {
    let picture = try PNGRoundTripTests.picture(9, .translucent, width: 31, height: 7)
    let indexed = try #require(IndexedPixmap(picture))
    #expect(indexed.pixels == picture.pixels)
    #expect(try PNGEncoder(scale: 2).bytes(indexed) == PNGEncoder(scale: 2).bytes(picture))
  }

  @Test func longestAndThinnestPicturesComeBack() throws {
    for (width, height) in [(16_384, 1), (1, 16_384)] {
      let picture = try PNGRoundTripTests.picture(300, .translucent, width: width, height: height)
      #expect(try PNGDecoder.pixmap(PNGEncoder(scale: 1).bytes(picture)) == picture)
    }
  }
}
