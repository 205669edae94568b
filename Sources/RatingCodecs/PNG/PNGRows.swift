import RatingPixels

/// A picture's rows before they are filtered: a byte for the filter, and the packed pixels.
///
/// Without a filter the few colours of a rating repeat byte for byte, which compresses best.
struct PNGRows: Sendable {
  let width: Int
  let height: Int
  let form: PNGForm
  let bitDepth: Int
  let palette: [UInt32]
  /// Bytes of one row, its filter byte included.
  let stride: Int
  private(set) var bytes: [UInt8]
  /// The filter that every row gets.
  private(set) var filter = PNGFilter.none

  init(_ picture: IndexedPixmap) {
    width = picture.width
    height = picture.height
    form = .palette
    palette = picture.palette
    let depth =
      switch picture.palette.count {
      case ...2: 1
      case ...4: 2
      case ...16: 4
      default: 8
      }
    bitDepth = depth
    let stride = 1 + (picture.width * depth + 7) / 8
    self.stride = stride
    let (width, height) = (picture.width, picture.height)
    bytes = [UInt8](unsafeUninitializedCapacity: stride * height) { target, count in
      picture.indices.withUnsafeBufferPointer { indices in
        for row in 0..<height {
          let start = row * stride
          target[start] = 0
          let source = UnsafeBufferPointer(rebasing: indices[(row * width)..<((row + 1) * width)])
          if depth == 8 {
            _ = UnsafeMutableBufferPointer(rebasing: target[(start + 1)..<(start + 1 + width)])
              .update(fromContentsOf: source)
          } else {
            PNGRows.pack(
              source, depth,
              into: UnsafeMutableBufferPointer(rebasing: target[(start + 1)..<(start + stride)]))
          }
        }
      }
      count = stride * height
    }
  }

  /// Rows of whole bytes a channel, for pictures of many colours.
  init(_ picture: Pixmap) {
    let form = PNGForm(picture)
    self.form = form
    width = picture.width
    height = picture.height
    bitDepth = 8
    palette = []
    let channels = form == .gray ? 1 : form == .rgb ? 3 : 4
    let stride = 1 + picture.width * channels
    self.stride = stride
    let (width, height) = (picture.width, picture.height)
    bytes = [UInt8](unsafeUninitializedCapacity: stride * height) { target, count in
      picture.pixels.withUnsafeBytes { source in
        var from = 0
        var to = 0
        for _ in 0..<height {
          target[to] = 0
          to += 1
          for _ in 0..<width {
            for channel in 0..<channels { target[to + channel] = source[from + channel] }
            to += channels
            from += 4
          }
        }
      }
      count = stride * height
    }
  }

  /// The same rows with another filter.
  func filtered(_ filter: PNGFilter) -> PNGRows {
    var rows = self
    rows.filter = filter
    return rows
  }

  /// The rows as they are compressed, each with its filter.
  consuming func filteredBytes() -> [UInt8] {
    let channels = form == .rgba ? 4 : form == .rgb ? 3 : 1
    filter.apply(to: &bytes, stride: stride, pixel: channels)
    return bytes
  }

  /// Several pixels a byte, the leftmost in the highest bits.
  private static func pack(
    _ source: UnsafeBufferPointer<UInt8>, _ depth: Int, into target: UnsafeMutableBufferPointer<UInt8>
  ) {
    let perByte = 8 / depth
    for place in 0..<target.count {
      var byte: UInt8 = 0
      for part in 0..<perByte {
        let column = place * perByte + part
        byte = byte << UInt8(depth) | (column < source.count ? source[column] : 0)
      }
      target[place] = byte
    }
  }
}
