/// The parts of PNG files, written by the tests without a library.
package enum PNGBytes {
  /// A file of these chunks, each with its checksum.
  package static func file(_ chunks: [(name: String, data: [UInt8])]) -> [UInt8] {
    chunks.reduce(into: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { bytes, chunk in
      let body = Array(chunk.name.utf8) + chunk.data
      bytes += number(chunk.data.count) + body + number(Int(checksum(body)))
    }
  }

  /// A number of four bytes, the highest first.
  package static func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  /// A zlib stream of stored blocks (RFC 1950, RFC 1951); `adler` in place of the right checksum.
  package static func zlib(_ bytes: [UInt8], adler: UInt32? = nil) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var place = 0
    repeat {
      let count = min(65_535, bytes.count - place)
      let isLast: UInt8 = place + count == bytes.count ? 1 : 0
      stream += [
        isLast, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255),
      ]
      stream += bytes[place..<(place + count)]
      place += count
    } while place < bytes.count
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return stream + number(Int(adler ?? UInt32(high << 16 | low)))
  }

  /// A row with its filter's number before it (PNG 3rd edition, 9.2); `unit` is the bytes of a pixel.
  package static func filtered(_ row: [UInt8], _ above: [UInt8], kind: Int, unit: Int) -> [UInt8] {
    [UInt8(kind)]
      + row.indices.map { place in
        let left = place >= unit ? Int(row[place - unit]) : 0
        let corner = place >= unit ? Int(above[place - unit]) : 0
        let up = Int(above[place])
        let guess =
          switch kind {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          case 4: paeth(left, up, corner)
          default: 0
          }
        return row[place] &- UInt8(guess)
      }
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let sum = left + up - corner
    let (first, second, third) = (abs(sum - left), abs(sum - up), abs(sum - corner))
    return first <= second && first <= third ? left : second <= third ? up : corner
  }

  /// PNG's CRC (ISO 3309), bit by bit.
  package static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
