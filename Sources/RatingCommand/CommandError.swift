import RatingBatch
import RatingFiles
import RatingNumbers
import RatingStyling
import StarRating

/// Why a command did not do what was asked.
enum CommandError: Error {
  case noCommand
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  /// Other commands have it.
  case foreignOption(String, commands: [String])
  case missingValue(option: String, allowed: String)
  case unwantedValue(option: String)
  case repeatedOption(String)
  case invalidOption(option: String, value: String, allowed: String)
  case missingArgument(String, command: String)
  case extraArgument(String, command: String)
  case unsupportedFormat(path: String, allowed: String)
  case unknownEnding(path: String, allowed: String)
  case sameOutput(path: String)
  /// Two outputs that are one file under two names.
  case sameFile(String, String)
  /// What would be written over is read.
  case outputIsInput(option: String, output: String, input: String)
  /// An argument that is not UTF-8, what is wrong in it as `\xFF`.
  case encoding(String)
  case scalesToStandardOutput(String)
  case pictureToTerminal
  /// A note that `--strict` makes an error.
  case strict(note: String)
  /// An option that says nothing without another.
  case optionWithout(option: String, needed: String)
  /// An option prints to standard output, where the picture goes too.
  case sharedStandardOutput(option: String)
  /// A snippet has no address of its picture.
  case missingSource
  /// What is not rated has no AggregateRating.
  case noRatingForJSON
  /// A row whose symbols are too near to each other to be cut into pictures.
  case narrowSlices
  case property(PropertyError)
  case badge(BadgeError)
  case config(ConfigError)
  case batch(BatchError)
  case assets(AssetError)
  case rating(RatingError)
  case file(FileError)
  case comparison(ComparisonError)
}

extension CommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noCommand:
      "no command is given: star-rating render 3.5 -o rating.png draws a rating, star-rating help lists all"
    case .unknownCommand(let word, let nearest?):
      "there is no command \(quoted(word)): did you mean \(nearest)?"
    case .unknownCommand(let word, nil): "there is no command \(quoted(word)): star-rating help lists them"
    case .unknownOption(let word, let nearest?):
      "there is no option \(quoted(word)): did you mean \(nearest)?"
    case .unknownOption(let word, nil): "there is no option \(quoted(word)): --help lists them"
    case .foreignOption(let word, let commands):
      "there is no option \(quoted(word)) here: \(commands.joined(separator: ", ")) "
        + "\(commands.count == 1 ? "has" : "have") it"
    case .missingValue(let option, let allowed): "\(option) needs a value: allowed is \(allowed)"
    case .unwantedValue(let option): "\(option) takes no value"
    case .repeatedOption(let option): "\(option) is given twice: once is allowed"
    case .invalidOption(let option, let value, let allowed):
      "\(option) cannot be \(quoted(value)): \(PropertyError.reason(allowed))"
    case .missingArgument(let argument, let command):
      "\(argument) is missing: star-rating help \(command) shows how it is called"
    case .extraArgument(let word, let command):
      "\(quoted(word)) is one argument too many: star-rating help \(command) shows how it is called"
    case .unsupportedFormat(let path, let allowed):
      "\(quoted(path)) has the ending of a format that cannot be written: allowed is \(allowed)"
    case .unknownEnding(let path, let allowed):
      "the ending of \(quoted(path)) tells no format: allowed is \(allowed), none for SVG, or -f with any"
    case .sameOutput(let path): "\(quoted(path)) is named twice as an output: once is allowed"
    case .sameFile(let path, let other):
      "\(quoted(path)) and \(quoted(other)) are one file: an output may be named once"
    case .outputIsInput(let option, let output, let input):
      "\(option) cannot be \(quoted(output)): that is \(quoted(input)), which is read"
    case .encoding(let word):
      "the argument \(quoted(word)) is not UTF-8: allowed are words and names that are"
    case .scalesToStandardOutput(let scales):
      "scale cannot be \(quoted(scales)) on standard output: allowed there is one scale, "
        + "-o rating.png takes several"
    case .pictureToTerminal:
      "a PNG does not go to a terminal: -o rating.png writes a file, or send standard output to one"
    case .strict(let note): note + " (an error because of --strict)"
    case .optionWithout(let option, let needed): "\(option) says nothing without \(needed)"
    case .sharedStandardOutput(let option):
      "\(option) prints to standard output, where the picture would go too: -o FILE takes the picture"
    case .missingSource: "--snippet needs the picture's address: --src URL, or -o FILE that is SVG or PNG"
    case .noRatingForJSON: "--json-ld needs a rating: none has no ratingValue"
    case .narrowSlices:
      "--as cannot be \"html-table\": allowed is a row whose symbols are a point and a pixel apart at least"
    case .property(let error): "\(error)"
    case .badge(let error): "\(error)"
    case .config(let error): "\(error)"
    case .batch(let error): "\(error)"
    case .assets(let error): "\(error)"
    case .rating(let error): "\(error)"
    case .file(let error): "\(error)"
    case .comparison(let error): "\(error)"
    }
  }

  /// 1 where it could not be done, 2 where the request is wrong.
  var exitStatus: Int32 {
    switch self {
    case .file, .rating(.file), .rating(.encoding), .rating(.drawing(.cairo)), .rating(.drawing(.memory)),
      .rating(.decoding(.memory)), .config(.file):
      1
    case .batch(let error): error.exitStatus
    case .assets(.stopped(let signal)): 128 + signal
    case .rating(.layout(.text(.engine))), .property(.unreadable), .config(.property(_, .unreadable)): 1
    case .badge(.unreadable), .badge(.property(.unreadable)), .config(.badge(_, .unreadable)),
      .config(.badge(_, .property(.unreadable))):
      1
    default: 2
    }
  }

  /// Whether a signal ended it.
  var isStop: Bool {
    switch self {
    case .batch(.stopped), .assets(.stopped): true
    default: false
    }
  }

  private func quoted(_ word: String) -> String { QuotedText.quoted(word) }
}
