/// The bounds of every picture, checked before memory is taken.
public enum PixelLimits {
  /// The longest side, in pixels.
  public static let side = 16_384
  /// The most pixels of one picture.
  public static let total = 64_000_000

  /// Throws where a picture of this size, in pixels, is empty or beyond the bounds.
  package static func check(width: Double, height: Double) throws(PixelError) {
    guard width >= 1, height >= 1, width <= Double(side), height <= Double(side),
      width * height <= Double(total)
    else { throw .outOfBounds(width: width, height: height) }
  }
}
