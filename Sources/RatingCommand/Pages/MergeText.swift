import RatingBatch

/// A text with the tags that a mail system replaces before it sends it: `{{id}}`, `*|ID|*`, `%%id%%`, `${id}`.
///
/// Tags stay as they are, also within HTML. What holds a quote or an angle bracket is no tag: it could end the
/// attribute that it stands in.
struct MergeText {
  private enum Piece {
    case words(String)
    case tag(String)
  }

  private let pieces: [Piece]

  /// The most characters within a tag.
  private static let limit = 256

  /// How tags begin and end, longer beginnings first.
  private static let marks = [
    ("{{{", "}}}"), ("{{", "}}"), ("{%", "%}"), ("{!", "}"), ("{$", "}"), ("${", "}"), ("<%", "%>"),
    ("*|", "|*"), ("%%", "%%"), ("[[", "]]"),
  ]

  init(_ text: String) {
    var pieces: [Piece] = []
    var words = ""
    var rest = Substring(text)
    while let first = rest.first {
      if let tag = MergeText.tag(at: rest) {
        pieces += [.words(words), .tag(String(tag))]
        words = ""
        rest = rest[tag.endIndex...]
      } else {
        words.append(first)
        rest = rest.dropFirst()
      }
    }
    self.pieces = pieces + [.words(words)]
  }

  /// The tag that a text begins with.
  private static func tag(at text: Substring) -> Substring? {
    guard let (begin, end) = marks.first(where: { text.hasPrefix($0.0) }) else { return nil }
    let inside = text.dropFirst(begin.count)
    for index in inside.indices.prefix(limit + 1) {
      let rest = inside[index...]
      if rest.hasPrefix(end) {
        let isEmpty = index == inside.startIndex
        // A dollar may stand before a place of ours.
        let isOurs = begin == "${" && LinkTemplate.places.contains("{\(inside[..<index])}")
        return isEmpty || isOurs ? nil : text[..<rest.index(index, offsetBy: end.count)]
      }
      if "\"<>\n\r".contains(rest[index]) { return nil }
    }
    return nil
  }

  /// The text with a letter for each tag.
  var plain: String {
    pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .tag: "x"
      }
    }.joined()
  }

  /// The text as an attribute's value in HTML.
  ///
  /// - Parameter change: is asked for the words between tags before they are escaped.
  func html(_ change: (String) -> String = { $0 }) -> String {
    pieces.map { piece in
      switch piece {
      case .words(let words): HTMLText.escaped(change(words))
      case .tag(let tag): tag
      }
    }.joined()
  }
}
