import RatingPixels

/// Why a picture could not be encoded or decoded.
public enum CodecError: Error, Hashable, Sendable {
  /// The bytes are no PNG that can be read; the reason is libpng's.
  case damaged(reason: String)
  /// The bytes are no JPEG that can be read; the reason is libjpeg's.
  case damagedJPEG(reason: String)
  /// The bytes are neither a PNG nor a JPEG.
  case unknownKind
  /// The bytes are a JPEG, and the library was built without the trait JPEG.
  case missingJPEG
  /// The picture could not be written; the reason is the library's.
  case encoding(reason: String)
  /// The picture's size is out of bounds.
  case size(PixelError)
  /// The system has no memory for a picture of so many pixels.
  case memory(width: Int, height: Int)
}

extension CodecError: CustomStringConvertible {
  /// What is wrong, in one line for a person.
  public var description: String {
    switch self {
    case .damaged(let reason): "the PNG cannot be read: \(reason)"
    case .damagedJPEG(let reason): "the JPEG cannot be read: \(reason)"
    case .unknownKind: "this is neither a PNG nor a JPEG"
    case .missingJPEG:
      "this star-rating was built without JPEG (the trait JPEG, library libjpeg-turbo)"
    case .encoding(let reason): "the PNG cannot be written: \(reason)"
    case .size(let error): "\(error)"
    case .memory(let width, let height):
      "the system has no memory for a picture of \(width) x \(height) pixels"
    }
  }
}
