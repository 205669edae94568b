import CRatingCairo
import RatingNumbers
import RatingPixels

/// Why a picture could not be drawn.
public enum DrawingError: Error, Hashable, Sendable {
  /// The picture's size in pixels is out of bounds.
  case size(PixelError)
  /// The system has no memory for a picture of so many pixels.
  case memory(width: Int, height: Int)
  /// The edges of the outlines cross too many rows of pixels.
  case tooDetailed(rows: Double, limit: Int)
  /// Cairo refused with this status (`cairo_status_t`).
  case cairo(status: UInt32)
}

extension DrawingError: CustomStringConvertible {
  /// What is wrong, in one line for a person.
  public var description: String {
    switch self {
    case .size(let error): "\(error)"
    case .memory(let width, let height):
      "the system has no memory for a picture of \(width) x \(height) pixels"
    case .tooDetailed(let rows, let limit):
      "the outlines are too detailed for a picture of this size: their edges cross \(Int(saturating: rows)) rows of "
        + "pixels, allowed are \(limit)"
    case .cairo(let status):
      "cairo could not draw: " + String(cString: cairo_status_to_string(cairo_status_t(rawValue: status)))
    }
  }
}
