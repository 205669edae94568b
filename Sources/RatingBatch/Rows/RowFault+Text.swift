import RatingNumbers
import RatingStyling

extension RowFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .encoding: "the row is not UTF-8"
    case .tooLong(let length): "the row is longer than \(InputWindow.rowLimit) bytes: it has \(length)"
    case .json(let reason): QuotedText.plain(reason)
    case .fieldCount(let count, let expected):
      "the row has \(count) field\(count == 1 ? "" : "s"), the header has \(expected)"
    case .unclosedQuote: "a quote is opened and not closed"
    case .strayQuote: "a quote stands within a field: allowed is one at both ends, and two for one within"
    case .unknownKey(let name, let nearest?):
      "there is no column \(QuotedText.quoted(name)): did you mean \(nearest)?"
    case .unknownKey(let name, nil):
      "there is no column \(QuotedText.quoted(name)): star-rating help batch lists them, "
        + "--columns maps and --ignore-unknown lets be"
    case .repeatedKey(let name): "\(QuotedText.quoted(name)) is given twice: once is allowed"
    case .plainValue(let key): "the value of \(QuotedText.quoted(key)) is no text, number or list of them"
    case .missing(let column): "\(column.name) is missing"
    case .unrated:
      "there is no rating: allowed is a number such as 3.5; --unrated skip or draw takes such rows"
    case .kind(let value): "kind cannot be \(QuotedText.quoted(value)): allowed is \(RowKind.allowed)"
    case .ofBadges(let column): "\(column.name) is a badge's: the row's kind is \(RowKind.rating.rawValue)"
    case .property(let error): "\(error)"
    case .badge(let error): "\(error)"
    case .picture(let error): "\(error)"
    case .note(let words): "\(words) (a fault because of --strict)"
    case .name(let fault): "\(fault)"
    case .clash(let file, let place): "\(QuotedText.quoted(file)) is the file of \(place) too"
    case .file(let error): "\(error)"
    case .refused(let reason): "nothing more is written: \(reason)"
    }
  }

  /// A word for machines.
  var code: String {
    switch self {
    case .encoding: "encoding"
    case .tooLong: "too-long"
    case .json: "json"
    case .fieldCount: "field-count"
    case .unclosedQuote, .strayQuote: "quote"
    case .unknownKey: "unknown-key"
    case .repeatedKey: "repeated-key"
    case .plainValue, .kind, .ofBadges, .property, .badge: "value"
    case .missing: "missing"
    case .unrated: "unrated"
    case .picture: "picture"
    case .note: "note"
    case .name: "name"
    case .clash: "clash"
    case .file, .refused: "io"
    }
  }
}
