import RatingFiles
import RatingNumbers

/// Why a file did not become a picture.
package enum PictureFileError: Error, Hashable, Sendable {
  case file(FileError)
  case picture(path: String, CodecError)
}

extension PictureFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .picture(let path, let error): "\(QuotedText.plain(path)): \(error)"
    }
  }
}
