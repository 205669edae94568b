/// A picture of pixels with 16 bits a channel: straight alpha, sRGB, rows from the top.
///
/// Guarantees: at least one pixel, at most 16,384 a side and 64 million in all.
package struct WidePixmap: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// Red in the lowest 16 bits of each, then green, blue and alpha, row by row.
  package let pixels: [UInt64]

  package init(width: Int, height: Int, pixels: [UInt64]) throws(PixelError) {
    try PixelLimits.check(width: Double(width), height: Double(height))
    precondition(pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The picture of 8 bits a channel, each the nearest.
  package var narrowed: [UInt32] {
    pixels.map { pixel in
      (0..<4).reduce(into: 0 as UInt32) { result, channel in
        let value = UInt32(truncatingIfNeeded: pixel >> (16 * UInt64(channel))) & 0xFFFF
        result |= ((value * 255 + 32_767) / 65_535) << (8 * UInt32(channel))
      }
    }
  }
}
