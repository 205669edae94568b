import StarRating
import StarRatingSnapshots

/// Hands arbitrary bytes to the reader of PNG, as they are and with their checksums made right, and compares what
/// comes out: it refuses or reads them, and never traps.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  PNGFuzzer.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

enum PNGFuzzer {
  static func run(_ bytes: [UInt8]) {
    let mended = PNGFuzzer.mended(bytes)
    check(bytes)
    // Without right checksums no change would get beyond the first chunk.
    check(mended)
    _ = try? SnapshotComparison(expected: bytes, actual: mended, tolerance: 3).differencePicture()
  }

  /// A picture that can be read is the same as itself and, beside another, gives a difference picture.
  private static func check(_ bytes: [UInt8]) {
    guard let comparison = try? SnapshotComparison(expected: bytes, actual: bytes) else { return }
    precondition(comparison.isSame && comparison.pixels == 0)
    guard let other = try? SnapshotComparison(expected: other, actual: bytes, antialiasing: true) else {
      preconditionFailure("it was read a moment ago")
    }
    _ = other.words
    _ = try? other.differencePicture()
  }

  /// A row of stars, for comparisons that find something.
  private static let other = (try? RatingImage(3.5, style: RatingStyle { $0.size = 8 }).png()) ?? []

  private static func mended(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var place = 8
    while place + 12 <= bytes.count {
      let count = bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard place + 12 + count <= bytes.count else { break }
      let sum = checksum(bytes[(place + 4)..<(place + 8 + count)])
      for index in 0..<4 {
        bytes[place + 8 + count + index] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * index))
      }
      place += 12 + count
    }
    return bytes
  }

  /// PNG's CRC (ISO 3309).
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { crc, byte in
      table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ crc >> 8
    }
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }
}
