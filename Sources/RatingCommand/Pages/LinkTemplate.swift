/// A link with places for the choice it stands for: `{stars}`, `{value}`, `{out-of}`.
///
/// Guarantees: 1 to 2,048 characters, none of them a control character, every brace part of a known place or of a mail
/// system's tag; the link is one that a page may name, whatever the choice.
struct LinkTemplate {
  private let text: MergeText

  static let allowed =
    "a link of 1 to 2048 characters with {stars}, {value}, {out-of}, relative or of https:// or http://"
  static let places = ["{stars}", "{value}", "{out-of}"]

  init?(_ words: String) {
    guard PageAddress(words) != nil, (1...2_048).contains(words.unicodeScalars.count),
      words.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { return nil }
    text = MergeText(words)
    let rest = LinkTemplate.filled(text.plain, ["", "", ""])
    guard !rest.contains(where: { $0 == "{" || $0 == "}" }) else { return nil }
  }

  /// The link of one choice, as an attribute's value in HTML.
  func html(stars: Int, value: String, outOf: String) -> String {
    text.html { LinkTemplate.filled($0, ["\(stars)", value, outOf]) }
  }

  private static func filled(_ words: String, _ values: [String]) -> String {
    var result = ""
    var rest = Substring(words)
    while let first = rest.first {
      if let index = places.firstIndex(where: { rest.hasPrefix($0) }) {
        result += values[index]
        rest = rest.dropFirst(places[index].count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
