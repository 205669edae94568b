/// A JPEG file's segments up to its end (ITU-T T.81, B.1.1).
struct JPEGSegments {
  private let bytes: [UInt8]
  /// Each segment, its marker and length included, that of a scan with the data behind it.
  private let segments: [(marker: UInt8, range: Range<Int>)]

  private static let startOfScan: UInt8 = 0xDA
  private static let endOfImage: UInt8 = 0xD9
  private static let comment: UInt8 = 0xFE
  private static let applications: ClosedRange<UInt8> = 0xE0...0xEF
  private static let restarts: ClosedRange<UInt8> = 0xD0...0xD7

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var segments: [(marker: UInt8, range: Range<Int>)] = []
    var place = 2
    while place + 1 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // Any number of 0xFF may stand before a marker.
      if marker == 0xFF {
        place += 1
        continue
      }
      guard let end = JPEGSegments.end(of: marker, at: place, in: bytes) else { break }
      segments.append((marker, place..<end))
      place = end
      if marker == JPEGSegments.endOfImage { break }
    }
    self.segments = segments
  }

  /// Where what begins with a marker ends, nil where the file ends before.
  private static func end(of marker: UInt8, at place: Int, in bytes: [UInt8]) -> Int? {
    // TEM, restarts and the end have no length.
    if marker == 0x01 || marker == endOfImage || restarts.contains(marker) { return place + 2 }
    guard place + 4 <= bytes.count else { return nil }
    let end = place + 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
    guard end >= place + 4, end <= bytes.count else { return nil }
    return marker == startOfScan ? endOfData(from: end, in: bytes) : end
  }

  /// Where the marker behind a scan's data begins: one that is neither a stuffed zero nor a restart.
  private static func endOfData(from start: Int, in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var place = start
      while place + 1 < bytes.count {
        let next = bytes[place + 1]
        if bytes[place] == 0xFF, next != 0, next != 0xFF, !restarts.contains(next) { return place }
        place += 1
      }
      return nil
    }
  }

  /// What Exif says of the way up; upright where it says nothing.
  var orientation: ExifOrientation {
    for (marker, range) in segments.prefix(while: { $0.marker != JPEGSegments.startOfScan })
    where marker == 0xE1 {
      if let orientation = ExifOrientation(exif: bytes[range].dropFirst(4)) { return orientation }
    }
    return .upright
  }

  /// The file without what decides no pixel here: profiles, Exif, comments, previews and whatever lies behind its
  /// end. JFIF and Adobe's word on its colours stay. Nil where the file has no end.
  var withoutMetadata: [UInt8]? {
    guard segments.last?.marker == JPEGSegments.endOfImage else { return nil }
    var result: [UInt8] = Array(bytes.prefix(2))
    result.reserveCapacity(bytes.count)
    var hasData = false
    for (marker, range) in segments where marker != JPEGSegments.comment {
      hasData = hasData || marker == JPEGSegments.startOfScan
      if !JPEGSegments.applications.contains(marker) {
        result += bytes[range]
      } else if !hasData {
        result += JPEGSegments.colorWord(marker, bytes[range])
      }
    }
    return result
  }

  /// What a segment of an application says of the colours: JFIF's without its preview, Adobe's; empty for another's.
  private static func colorWord(_ marker: UInt8, _ segment: ArraySlice<UInt8>) -> [UInt8] {
    let data = segment.dropFirst(4)
    if marker == 0xE0, data.count >= 14, data.starts(with: "JFIF\0".utf8) {
      return [0xFF, marker, 0, 16] + data.prefix(12) + [0, 0]
    }
    if marker == 0xEE, data.count >= 12, data.starts(with: "Adobe".utf8) {
      return [0xFF, marker, 0, 14] + data.prefix(12)
    }
    return []
  }
}
