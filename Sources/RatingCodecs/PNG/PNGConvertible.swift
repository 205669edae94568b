/// Anything that can give a picture as PNG.
public protocol PNGConvertible {
  /// The bytes of a PNG file.
  func pngBytes() throws -> [UInt8]
}
