#if JPEG
  import CRatingJPEG
#endif

/// Which way up a camera held a picture: Exif's tag 0x0112, by its numbers (CIPA DC-008, 4.6.5.1).
enum ExifOrientation: Int {
  case upright = 1
  case mirrored, turned, flipped, transposed, clockwise, transversed, counterclockwise

  /// Reads the tag from an Exif segment's data; nil where there is none.
  init?(exif data: ArraySlice<UInt8>) {
    guard data.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
    let tiff = data.dropFirst(6)
    guard let order = tiff.first, order == 0x49 || order == 0x4D else { return nil }
    func number(at place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= tiff.count else { return nil }
      let bytes = tiff[(tiff.startIndex + place)..<(tiff.startIndex + place + count)]
      let bigEnd = order == 0x4D ? Array(bytes) : Array(bytes.reversed())
      return bigEnd.reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(at: 2, 2) == 42, let table = number(at: 4, 4), let count = number(at: table, 2) else {
      return nil
    }
    for entry in 0..<count {
      let place = table + 2 + 12 * entry
      guard let tag = number(at: place, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      guard number(at: place + 2, 2) == 3, let value = number(at: place + 8, 2) else { return nil }
      self.init(rawValue: value)
      return
    }
    return nil
  }

  /// Whether width and height change places.
  var isSideways: Bool { rawValue >= 5 }
}

#if JPEG
  extension ExifOrientation {
    /// Where the pixels of a stored picture of this size belong in the picture as it is meant to be seen.
    func turn(width: Int, height: Int) -> rating_jpeg_turn {
      let (right, bottom, last) = (width - 1, (height - 1) * width, width * height - 1)
      let (origin, across, down) =
        switch self {
        case .upright: (0, 1, width)
        case .mirrored: (right, -1, width)
        case .turned: (last, -1, -width)
        case .flipped: (bottom, 1, -width)
        case .transposed: (0, height, 1)
        case .clockwise: (height - 1, height, -1)
        case .transversed: (last, -height, -1)
        case .counterclockwise: ((width - 1) * height, -height, 1)
        }
      return rating_jpeg_turn(origin: origin, across: across, down: down)
    }
  }
#endif
