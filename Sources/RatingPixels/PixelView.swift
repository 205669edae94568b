/// A picture's pixels where they lie, read as 16 bits a channel whatever their depth.
struct PixelView {
  let width: Int
  let height: Int
  let isWide: Bool
  private let bytes: UnsafeRawBufferPointer

  init(width: Int, height: Int, narrow bytes: UnsafeRawBufferPointer) {
    self.init(width: width, height: height, isWide: false, bytes: bytes)
  }

  init(width: Int, height: Int, wide bytes: UnsafeRawBufferPointer) {
    self.init(width: width, height: height, isWide: true, bytes: bytes)
  }

  private init(width: Int, height: Int, isWide: Bool, bytes: UnsafeRawBufferPointer) {
    precondition(bytes.count == width * height * (isWide ? 8 : 4))
    self.width = width
    self.height = height
    self.isWide = isWide
    self.bytes = bytes
  }

  /// The bytes of one row.
  func row(_ y: Int) -> UnsafeRawBufferPointer {
    let stride = width * (isWide ? 8 : 4)
    return UnsafeRawBufferPointer(rebasing: bytes[(y * stride)..<((y + 1) * stride)])
  }

  /// Red, green, blue, alpha, 0…65,535 each; 8 bits widen by 257 (PNG 3rd edition, 13.12).
  func channels(_ x: Int, _ y: Int) -> SIMD4<Int32> {
    let place = y * width + x
    if isWide {
      let pixel = bytes.load(fromByteOffset: 8 * place, as: SIMD4<UInt16>.self)
      return SIMD4<Int32>(truncatingIfNeeded: pixel)
    }
    let pixel = bytes.load(fromByteOffset: 4 * place, as: SIMD4<UInt8>.self)
    return SIMD4<Int32>(truncatingIfNeeded: pixel) &* 257
  }

  /// The pixel of 8 bits a channel, each the nearest, packed as in `Pixmap`.
  func narrowed(_ x: Int, _ y: Int) -> UInt32 {
    let levels = (channels(x, y) &* 255 &+ 32_767) / 65_535
    return UInt32(levels[0]) | UInt32(levels[1]) << 8 | UInt32(levels[2]) << 16 | UInt32(levels[3]) << 24
  }

  /// The channels, the colours multiplied by alpha: what the pixel adds to what lies below it.
  func premultiplied(_ x: Int, _ y: Int) -> SIMD4<Int32> {
    let straight = channels(x, y)
    if straight[3] == 65_535 { return straight }
    let product = SIMD4<Int64>(truncatingIfNeeded: straight) &* Int64(straight[3])
    var result = SIMD4<Int32>(truncatingIfNeeded: (product &+ 32_767) / 65_535)
    result[3] = straight[3]
    return result
  }
}
