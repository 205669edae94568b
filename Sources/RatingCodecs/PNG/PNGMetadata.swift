/// Takes out of a PNG what decides no pixel here.
enum PNGMetadata {
  private static let kept: Set<[UInt8]> = Set(
    ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"].map { Array($0.utf8) })

  /// The file without its profile, gamma, Exif and texts; of a file that can be read.
  static func removed(from bytes: [UInt8]) -> [UInt8] {
    var result = Array(bytes.prefix(8))
    result.reserveCapacity(bytes.count)
    var place = 8
    while place + 12 <= bytes.count {
      let count = bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 12 + count
      guard end <= bytes.count else { break }
      if kept.contains(Array(bytes[(place + 4)..<(place + 8)])) { result += bytes[place..<end] }
      place = end
    }
    return result
  }
}
