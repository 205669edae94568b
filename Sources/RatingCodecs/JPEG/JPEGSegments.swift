/// A JPEG file's segments up to its data (ITU-T T.81, B.1.1.4).
struct JPEGSegments {
  private let bytes: [UInt8]
  /// Each segment before the data, its marker and length included.
  private let segments: [(marker: UInt8, range: Range<Int>)]
  /// Where the rest, from the start of scan on, begins.
  private let rest: Int

  private static let startOfScan: UInt8 = 0xDA
  private static let comment: UInt8 = 0xFE
  private static let applications: ClosedRange<UInt8> = 0xE0...0xEF

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var segments: [(marker: UInt8, range: Range<Int>)] = []
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // Any number of 0xFF may stand before a marker.
      if marker == 0xFF {
        place += 1
        continue
      }
      let end = place + 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
      guard marker != JPEGSegments.startOfScan, end <= bytes.count else { break }
      segments.append((marker, place..<end))
      place = end
    }
    self.segments = segments
    rest = min(place, bytes.count)
  }

  /// What Exif says of the way up; upright where it says nothing.
  var orientation: ExifOrientation {
    for (marker, range) in segments where marker == 0xE1 {
      if let orientation = ExifOrientation(exif: bytes[range].dropFirst(4)) { return orientation }
    }
    return .upright
  }

  /// The file without what decides no pixel here: profiles, Exif, comments. JFIF and Adobe's word on its colours
  /// stay.
  var withoutMetadata: [UInt8] {
    var result: [UInt8] = Array(bytes.prefix(2))
    result.reserveCapacity(bytes.count)
    for (marker, range) in segments {
      let isMetadata =
        marker == JPEGSegments.comment
        || (JPEGSegments.applications.contains(marker) && marker != 0xE0 && marker != 0xEE)
      if !isMetadata { result += bytes[range] }
    }
    return result + bytes[rest...]
  }
}
