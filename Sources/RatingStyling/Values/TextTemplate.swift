/// A text with places for numbers: `{value}`, `{out-of}`, `{stars}`, `{count}`.
///
/// Guarantees: 1 to 256 characters, every brace part of a known place.
package struct TextTemplate: Hashable, Sendable {
  package enum Place: String, CaseIterable, Sendable {
    case value
    case outOf = "out-of"
    case stars
    case count
  }

  package enum Piece: Hashable, Sendable {
    case words(String)
    case place(Place)
  }

  package let pieces: [Piece]

  /// The longest text, in characters.
  package static let limit = 256

  package init(_ template: String, of property: Property) throws(PropertyError) {
    let places = Place.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
    let allowed = "a text of 1 to \(TextTemplate.limit) characters with \(places)"
    guard (1...TextTemplate.limit).contains(template.unicodeScalars.count) else {
      throw .invalid(property, value: template, allowed: allowed)
    }
    var pieces: [Piece] = []
    var rest = Substring(template)
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      if brace > rest.startIndex { pieces.append(.words(String(rest[..<brace]))) }
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}"),
        let place = Place(rawValue: String(rest[rest.index(after: brace)..<end]))
      else { throw .invalid(property, value: template, allowed: allowed) }
      pieces.append(.place(place))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.words(String(rest))) }
    self.pieces = pieces
  }

  package func contains(_ place: Place) -> Bool {
    pieces.contains(.place(place))
  }

  package func filled(_ text: (Place) -> String) -> String {
    var result = ""
    for piece in pieces {
      switch piece {
      case .words(let words): result += words
      case .place(let place): result += text(place)
      }
    }
    return result
  }
}
