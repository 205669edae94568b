/// Words of others within a message: on one line, with nothing that a terminal would obey.
package enum QuotedText {
  /// The value between quotes, a long one cut.
  package static func quoted(_ value: String) -> String { "\"\(cut(value))\"" }

  /// The value itself, a long one cut.
  package static func cut(_ value: String) -> String {
    let scalars = value.unicodeScalars
    return plain(String(String.UnicodeScalarView(scalars.prefix(60)))) + (scalars.count > 60 ? "…" : "")
  }

  /// The value itself, its control characters as `\\u{1B}`.
  package static func plain(_ value: String) -> String {
    var words = ""
    for scalar in value.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .format, .unassigned:
        words += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default:
        words.unicodeScalars.append(scalar)
      }
    }
    return words
  }
}
