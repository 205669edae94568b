import RatingPixels

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
  private var isSideways: Bool { rawValue >= 5 }

  /// The picture as it is meant to be seen.
  func upright(_ stored: Pixmap) throws(PixelError) -> Pixmap {
    guard self != .upright else { return stored }
    let (width, height) = (stored.width, stored.height)
    var picture = try Pixmap(width: isSideways ? height : width, height: isSideways ? width : height)
    let (rightmost, lowest) = (width - 1, height - 1)
    stored.pixels.withUnsafeBufferPointer { source in
      picture.pixels.withUnsafeMutableBufferPointer { target in
        for y in 0..<picture.height {
          for x in 0..<picture.width {
            let (column, row) =
              switch self {
              case .upright: (x, y)
              case .mirrored: (rightmost - x, y)
              case .turned: (rightmost - x, lowest - y)
              case .flipped: (x, lowest - y)
              case .transposed: (y, x)
              case .clockwise: (y, lowest - x)
              case .transversed: (rightmost - y, lowest - x)
              case .counterclockwise: (rightmost - y, x)
              }
            target[y * picture.width + x] = source[row * width + column]
          }
        }
      }
    }
    return picture
  }
}
