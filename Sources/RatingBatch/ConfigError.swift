import RatingFiles
import RatingNumbers
import RatingStyling

/// Why a configuration could not be read.
package enum ConfigError: Error {
  case file(FileError)
  /// Not JSON, or no object of plain values.
  case damaged(path: String, line: Int, reason: String)
  case property(path: String, PropertyError)
  case badge(path: String, BadgeError)
  /// The program was built without the JSON trait.
  case missingTrait(path: String)
}

extension ConfigError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .damaged(let path, let line, let reason):
      QuotedText.plain(line > 0 ? "\(path), line \(line): \(reason)" : "\(path): \(reason)")
    case .property(let path, let error): "\(QuotedText.plain(path)): \(error)"
    case .badge(let path, let error): "\(QuotedText.plain(path)): \(error)"
    case .missingTrait(let path):
      "\(QuotedText.plain(path)) cannot be read: this star-rating was built without JSON (the trait JSON, library jansson)"
    }
  }
}
