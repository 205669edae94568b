/// Why a picture of pixels cannot be.
public enum PixelError: Error, Hashable, Sendable {
  /// The picture would be empty, or longer than 16,384 pixels a side, or hold more than 64 million.
  case outOfBounds(width: Double, height: Double)
  /// The pictures of one request would hold more than 64 million together.
  case tooManyInAll(pixels: Double, pictures: Int)
}

extension PixelError: CustomStringConvertible {
  /// What is wrong, in a sentence for a person.
  public var description: String {
    switch self {
    case .outOfBounds(let width, let height):
      "a picture of \(PixelError.words(width)) x \(PixelError.words(height)) pixels is out of bounds: "
        + "allowed are 1 to \(PixelLimits.side) a side and \(PixelLimits.total) in all"
    case .tooManyInAll(let pixels, let pictures):
      "\(pictures) pictures of \(PixelError.words(pixels)) pixels in all are out of bounds: "
        + "allowed are \(PixelLimits.total) for all files of one request"
    }
  }

  private static func words(_ side: Double) -> String {
    side.isFinite && abs(side) < 1e15 ? "\(Int64(side))" : "too many"
  }
}
