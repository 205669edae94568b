import RatingPixels
import StarRating
import TestSupport
import Testing

@testable import RatingCodecs

/// Files that are no PNG, or no whole one, are refused and never trap.
@Suite struct PNGDamageTests {
  private static func file(_ kind: String) throws -> [UInt8] {
    switch kind {
    case "palette": try RatingImage("0.5", words: "stars=1 size=9").png()
    case "rgb": try PNGEncoder(scale: 1).bytes(PNGRoundTripTests.picture(257, .opaque, width: 16, height: 17))
    default:
      try PNGEncoder(scale: 1).bytes(PNGRoundTripTests.picture(257, .translucent, width: 16, height: 17))
    }
  }

  @Test(arguments: ["palette", "rgb", "rgba"])
  func fileCutAnywhereIsRefused(_ kind: String) throws {
    let bytes = try PNGDamageTests.file(kind)
    for count in 0..<bytes.count {
      #expect(throws: CodecError.self, "\(count)") { try PNGDecoder.pixmap(Array(bytes.prefix(count))) }
    }
    #expect(try PNGDecoder.pixmap(bytes).width > 0)
  }

  /// Each byte is under a checksum or part of one.
  @Test(arguments: ["palette", "rgb", "rgba"], [0x01, 0x20, 0x80, 0xFF] as [UInt8])
  func flippedByteIsRefused(_ kind: String, bits: UInt8) throws {
    let bytes = try PNGDamageTests.file(kind)
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= bits
      #expect(throws: CodecError.self, "\(place)") { try PNGDecoder.pixmap(damaged) }
    }
  }

  /// Damage with its checksum made to fit gets as far as libpng's own reading.
  @Test(arguments: ["palette", "rgb", "rgba"])
  func damageUnderAValidChecksumDoesNotTrap(_ kind: String) throws {
    let chunks = try PNGChunks(PNGDamageTests.file(kind)).chunks
    var refused = 0
    var random = SeededGenerator(seed: 7)
    for turn in 0..<2_000 {
      var copy = chunks
      let victim = Int.random(in: 0..<(copy.count - 1), using: &random)
      var data = copy[victim].data
      guard let place = data.indices.randomElement(using: &random) else { continue }
      if turn.isMultiple(of: 5) {
        data.removeLast(data.count - place)
      } else {
        data[place] = UInt8.random(in: 0...255, using: &random)
      }
      copy[victim] = PNGChunks.Chunk(name: copy[victim].name, data: data)
      do {
        let picture = try PNGDecoder.pixmap(PNGDamageTests.join(copy))
        #expect(picture.pixels.count == picture.width * picture.height)
      } catch { refused += 1 }
    }
    #expect(refused > 200)
  }

  @Test func chunksInAnyOrderDoNotTrap() throws {
    let chunks = try PNGChunks(PNGDamageTests.file("palette")).chunks
    for first in chunks.indices {
      for second in chunks.indices where second != first {
        var copy = chunks
        copy.swapAt(first, second)
        _ = try? PNGDecoder.pixmap(PNGDamageTests.join(copy))
        copy[first] = copy[second]
        _ = try? PNGDecoder.pixmap(PNGDamageTests.join(copy))
      }
      var shorter = chunks
      let name = shorter.remove(at: first).name
      if ["IHDR", "PLTE", "IDAT", "IEND"].contains(name) {
        #expect(throws: CodecError.self, "\(name)") { try PNGDecoder.pixmap(PNGDamageTests.join(shorter)) }
      }
    }
  }

  /// A few bytes that claim a huge picture: refused by their header, before rows are allocated.
  @Test(arguments: [
    (UInt32(16_384), UInt32(16_384)), (16_385, 1), (1, 16_385), (8_001, 8_000), (0x7FFF_FFFF, 0x7FFF_FFFF),
    (0xFFFF_FFFF, 1), (0, 5), (5, 0),
  ])
  func oversizedHeaderIsRefused(_ width: UInt32, height: UInt32) throws {
    for (depth, type) in [(UInt8(8), UInt8(6)), (16, 6), (1, 0)] {
      var header = [width, height].flatMap { value in
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
      }
      header += [depth, type, 0, 0, 0]
      let data: [UInt8] = [0x78, 0x9C, 0x03, 0, 0, 0, 0, 1]
      let file = PNGDamageTests.join([
        PNGChunks.Chunk(name: "IHDR", data: header), PNGChunks.Chunk(name: "IDAT", data: data),
        PNGChunks.Chunk(name: "IEND", data: []),
      ])
      let error = try #require(throws: CodecError.self) { try PNGDecoder.pixmap(file) }
      // Its data is empty, so a reader that took memory and went on would complain of that.
      let reasons = ["too many pixels", "IHDR", "width", "height", "PNG unsigned integer"]
      #expect(reasons.contains { "\(error)".contains($0) }, "\(error)")
    }
  }

  @Test(arguments: [
    [], [0x89], Array("not a picture at all".utf8), Array("GIF89a..........".utf8),
    [UInt8](repeating: 0, count: 100),
  ])
  func otherBytesAreNoPNG(_ bytes: [UInt8]) throws {
    let error = try #require(throws: CodecError.self) { try PNGDecoder.pixmap(bytes) }
    #expect("\(error)" == "the PNG cannot be read: this is no PNG file")
  }

  private static func join(_ chunks: [PNGChunks.Chunk]) -> [UInt8] {
    func number(_ value: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
    return chunks.reduce(into: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { bytes, chunk in
      let body = Array(chunk.name.utf8) + chunk.data
      bytes += number(UInt32(chunk.data.count)) + body + number(checksum(body))
    }
  }

  /// PNG's CRC (ISO 3309), bit by bit.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
