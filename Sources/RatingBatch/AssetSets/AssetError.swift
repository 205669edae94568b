import RatingFiles
import RatingNumbers
import RatingStyling
import StarRating

/// Why a set of pictures did not come about.
package enum AssetError: Error {
  case invalid(option: String, value: String, allowed: String)
  case property(PropertyError)
  case picture(RatingError)
  /// On dark ground a picture would have another size.
  case darkSize(dark: String, light: String)
  case file(FileError)
  case stopped(signal: Int32)
}

extension AssetError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .invalid(let option, let value, let allowed):
      "\(option) cannot be \(QuotedText.quoted(value)): allowed is \(allowed)"
    case .property(let error): "\(error)"
    case .picture(let error): "\(error)"
    case .darkSize(let dark, let light):
      "--dark makes pictures of \(dark) points, the others have \(light): allowed are properties that leave the size"
    case .file(let error): "\(error)"
    case .stopped(let signal): "stopped by signal \(signal)"
    }
  }
}
