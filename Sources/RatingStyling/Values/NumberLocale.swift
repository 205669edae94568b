import RatingNumbers

/// How a language writes numbers: its decimal mark and the mark between groups of digits (facts from CLDR 44).
public struct NumberLocale: Hashable, Sendable {
  /// The language, with a region where that matters: `de`, `de-CH`.
  public let name: String
  let decimalMark: String
  let groupMark: String
  /// Whether groups beyond the first are of two digits, as in India.
  let groupsByTwo: Bool

  private init(_ name: String, _ decimalMark: String, _ groupMark: String, groupsByTwo: Bool = false) {
    self.name = name
    self.decimalMark = decimalMark
    self.groupMark = groupMark
    self.groupsByTwo = groupsByTwo
  }

  /// The locale of a name such as `de`, `de-DE` or `pt_BR`: that of the region where it differs, else of the
  /// language. Nil for a language that is not known.
  public init?(_ name: String) {
    let words = name.lowercased().replacingUnderscores
    let language = words.prefix { $0 != "-" }
    let known = NumberLocale.known
    guard
      let locale = known.first(where: { $0.name.lowercased() == words })
        ?? known.first(where: { $0.name == language })
    else { return nil }
    self = locale
  }

  static let english = NumberLocale("en", ".", ",")
  static var allowed: String { "a language such as " + known.map(\.name).joined(separator: ", ") }

  private static let thin = "\u{202F}"
  private static let space = "\u{A0}"
  private static let known: [NumberLocale] = [
    english, NumberLocale("en-IN", ".", ",", groupsByTwo: true),
    NumberLocale("hi", ".", ",", groupsByTwo: true),
    NumberLocale("de", ",", "."), NumberLocale("de-AT", ",", space), NumberLocale("de-CH", ".", "’"),
    NumberLocale("fr", ",", thin), NumberLocale("fr-CA", ",", space), NumberLocale("es", ",", "."),
    NumberLocale("es-MX", ".", ","), NumberLocale("it", ",", "."), NumberLocale("it-CH", ".", "’"),
    NumberLocale("pt", ",", "."), NumberLocale("pt-PT", ",", space), NumberLocale("nl", ",", "."),
    NumberLocale("sv", ",", space), NumberLocale("nb", ",", space), NumberLocale("da", ",", "."),
    NumberLocale("fi", ",", space), NumberLocale("pl", ",", space), NumberLocale("cs", ",", space),
    NumberLocale("hu", ",", space), NumberLocale("ro", ",", "."), NumberLocale("ru", ",", space),
    NumberLocale("uk", ",", space), NumberLocale("el", ",", "."), NumberLocale("tr", ",", "."),
    NumberLocale("id", ",", "."), NumberLocale("vi", ",", "."), NumberLocale("ja", ".", ","),
    NumberLocale("zh", ".", ","), NumberLocale("ko", ".", ","), NumberLocale("th", ".", ","),
    NumberLocale("he", ".", ","),
  ]

  /// Plain digits with this locale's marks.
  package func localized(_ digits: String) -> String {
    let parts = digits.split(separator: ".", maxSplits: 1)
    var groups: [Substring] = []
    var rest = parts[0]
    while rest.count > 3 || (groupsByTwo && !groups.isEmpty && rest.count > 2) {
      let size = groupsByTwo && !groups.isEmpty ? 2 : 3
      groups.insert(rest.suffix(size), at: 0)
      rest = rest.dropLast(size)
    }
    groups.insert(rest, at: 0)
    let whole = groups.joined(separator: groupMark)
    return parts.count == 2 ? whole + decimalMark + parts[1] : whole
  }
}

extension String {
  fileprivate var replacingUnderscores: String {
    String(map { $0 == "_" ? "-" : $0 })
  }
}
