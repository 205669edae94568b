import RatingCodecs
import RatingDrawing
import RatingFiles
import RatingLayout
import RatingNumbers
import RatingVectors

/// Why a rating did not become a picture, by the phase that refused.
public enum RatingError: Error, Hashable, Sendable {
  /// A property is wrong.
  case property(PropertyError)
  /// A badge's property is wrong.
  case badge(BadgeError)
  /// The row does not fit its frame.
  case layout(LayoutError)
  /// The picture is too large, or cairo refused.
  case drawing(DrawingError)
  /// The picture could not be encoded.
  case encoding(CodecError)
  /// A file's bytes are no picture that can be read.
  case decoding(CodecError)
  /// A vector format cannot hold the picture.
  case vectors(VectorError)
  /// A file could not be written, or a picture's not be read.
  case file(FileError)
  /// The file's name tells no format that can be written.
  case format(path: String)
}

extension RatingError: CustomStringConvertible {
  /// What is wrong, in one line for a person.
  public var description: String {
    switch self {
    case .property(let error): "\(error)"
    case .badge(let error): "\(error)"
    case .layout(let error): "\(error)"
    case .drawing(let error): "\(error)"
    case .encoding(let error): "\(error)"
    case .decoding(let error): "\(error)"
    case .vectors(let error): "\(error)"
    case .file(let error): "\(error)"
    case .format(let path):
      "the name \(QuotedText.quoted(path)) tells no format: allowed endings are "
        + OutputFormat.allCases.map { ".\($0.fileExtension)" }.joined(separator: ", ")
    }
  }
}
