/// A link with places for the choice it stands for: `{stars}`, `{value}`, `{out-of}`.
///
/// Guarantees: 1 to 2,048 characters, none of them a control character, every brace part of a known place; the link is
/// one that a page may name, whatever the choice.
struct LinkTemplate {
  private let words: String

  static let allowed =
    "a link of 1 to 2048 characters with {stars}, {value}, {out-of}, relative or of https:// or http://"
  private static let places = ["{stars}", "{value}", "{out-of}"]

  init?(_ words: String) {
    guard PageAddress(words) != nil, (1...2_048).contains(words.unicodeScalars.count),
      words.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { return nil }
    self.words = words
    guard !filled(["", "", ""]).contains(where: { $0 == "{" || $0 == "}" }) else { return nil }
  }

  /// The link of one choice.
  func link(stars: Int, value: String, outOf: String) -> String {
    filled(["\(stars)", value, outOf])
  }

  private func filled(_ values: [String]) -> String {
    var result = ""
    var rest = Substring(words)
    while let first = rest.first {
      if let index = LinkTemplate.places.firstIndex(where: { rest.hasPrefix($0) }) {
        result += values[index]
        rest = rest.dropFirst(LinkTemplate.places[index].count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
