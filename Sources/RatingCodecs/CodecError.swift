import RatingPixels

/// Why a picture could not be encoded or decoded.
public enum CodecError: Error, Hashable, Sendable {
  /// The bytes are no PNG that can be read; the reason is libpng's.
  case damaged(reason: String)
  /// The picture could not be written; the reason is the library's.
  case encoding(reason: String)
  /// The picture's size is out of bounds.
  case size(PixelError)
}

extension CodecError: CustomStringConvertible {
  /// What is wrong, in one line for a person.
  public var description: String {
    switch self {
    case .damaged(let reason): "the PNG cannot be read: \(reason)"
    case .encoding(let reason): "the PNG cannot be written: \(reason)"
    case .size(let error): "\(error)"
    }
  }
}
