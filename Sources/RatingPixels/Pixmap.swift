/// A picture of pixels: straight alpha, sRGB, 8 bits a channel, rows from the top.
///
/// Guarantees: at least one pixel, at most 16,384 a side and 64 million in all.
public struct Pixmap: Hashable, Sendable {
  /// Pixels from left to right.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int
  /// One `PixelColor.packed` a pixel, row by row.
  package var pixels: [UInt32]

  /// A clear picture; throws where a side is out of bounds.
  public init(width: Int, height: Int) throws(PixelError) {
    try PixelLimits.check(width: Double(width), height: Double(height))
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: 0, count: width * height)
  }

  package init(width: Int, height: Int, pixels: [UInt32]) throws(PixelError) {
    try PixelLimits.check(width: Double(width), height: Double(height))
    precondition(pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The colour at a place counted from the top left; both coordinates within the picture.
  public subscript(x: Int, y: Int) -> PixelColor {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height)
      return PixelColor(packed: pixels[y * width + x])
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height)
      pixels[y * width + x] = newValue.packed
    }
  }

  /// The picture's bytes: red, green, blue, alpha for each pixel, row by row.
  public var rgba: [UInt8] {
    pixels.withUnsafeBytes { Array($0) }
  }
}
