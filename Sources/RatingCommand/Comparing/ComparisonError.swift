import RatingCodecs
import RatingFiles
import RatingNumbers
import RatingPixels

/// Why two pictures or folders were not compared: trouble, never a match.
enum ComparisonError: Error {
  case file(FileError)
  case picture(PictureFileError)
  case fileAndFolder(file: String, folder: String)
  case rules(ComparisonRulesError)
  case noPictures(String, String)
  case twiceStandardInput
  case jsonAndPicture
  case output(path: String, allowed: String)
  case outputIsInput(path: String, input: String)
  /// The difference picture would be too large.
  case sheet(PixelError)
  case encoding(CodecError)
  /// Some pairs of two folders; each was told already.
  case pairs(Int)
}

extension ComparisonError: CustomStringConvertible {
  var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .picture(let error): "\(error)"
    case .rules(let error): "\(error)"
    case .fileAndFolder(let file, let folder):
      "\(QuotedText.quoted(file)) is a file and \(QuotedText.quoted(folder)) a folder: two files or two folders "
        + "are compared"
    case .noPictures(let expected, let actual):
      "neither \(QuotedText.quoted(expected)) nor \(QuotedText.quoted(actual)) holds a PNG: nothing was compared"
    case .twiceStandardInput: "both pictures cannot come from standard input: one - is allowed"
    case .jsonAndPicture: "--json and -o - cannot both go to standard output: name a file for the picture"
    case .output(let path, let allowed):
      "--output cannot be \(QuotedText.quoted(path)): allowed is \(allowed)"
    case .outputIsInput(let path, let input):
      "--output cannot be \(QuotedText.quoted(path)): that is \(QuotedText.quoted(input)), which is read"
    case .sheet(let error): "no difference picture can be drawn: \(error)"
    case .encoding(let error): "\(error)"
    case .pairs(let count): "\(count) \(count == 1 ? "picture" : "pictures") could not be compared"
    }
  }
}
