import CRatingCairo
import RatingPixels

/// Why a picture could not be drawn.
public enum DrawingError: Error, Hashable, Sendable {
  /// The picture's size in pixels is out of bounds.
  case size(PixelError)
  /// The system has no memory for a picture of so many pixels.
  case memory(width: Int, height: Int)
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
    case .cairo(let status):
      "cairo could not draw: " + String(cString: cairo_status_to_string(cairo_status_t(rawValue: status)))
    }
  }
}
