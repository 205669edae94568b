/// A text with places for numbers: `{value}`, `{out-of}`, `{stars}`, `{count}`; its white space is as `shown` has it.
///
/// Guarantees: 1 to 256 characters, something to be seen, every brace part of a known place.
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

  /// What is allowed, in words.
  static func values(of property: Property, length: String = "") -> String {
    "a text\(length) with " + places(of: property).map { "{\($0.rawValue)}" }.joined(separator: ", ")
  }

  private static func places(of property: Property) -> [Place] {
    switch property {
    // What is not rated has no value.
    case .noneText: [.outOf, .stars, .count]
    case .labelTemplate: [.stars, .value, .outOf]
    default: Place.allCases
    }
  }

  package init(_ template: String, of property: Property) throws(PropertyError) {
    var allowed: String {
      TextTemplate.values(of: property, length: " of 1 to \(TextTemplate.limit) characters")
    }
    guard (1...TextTemplate.limit).contains(template.unicodeScalars.count) else {
      throw .invalid(property, value: template, allowed: allowed)
    }
    // A text of controls alone is told where it is laid out.
    guard !(property == .text ? template : template.shown).isBlank else {
      throw .invalid(
        property, value: template,
        allowed: "a text of 1 to \(TextTemplate.limit) characters, not of spaces alone")
    }
    guard let pieces = TextTemplate.pieces(of: template.shown, TextTemplate.places(of: property)) else {
      throw .invalid(property, value: template, allowed: allowed)
    }
    self.pieces = pieces
  }

  /// A template of the program's own.
  init(known words: String) {
    guard let pieces = TextTemplate.pieces(of: words, Place.allCases) else { preconditionFailure(words) }
    self.pieces = pieces
  }

  /// Nil where a brace is no part of one of the places.
  private static func pieces(of words: String, _ places: [Place]) -> [Piece]? {
    var pieces: [Piece] = []
    var rest = Substring(words)
    while let brace = rest.utf8.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) {
      if brace > rest.startIndex { pieces.append(.words(String(rest[..<brace]))) }
      guard rest.utf8[brace] == UInt8(ascii: "{"),
        let end = rest.utf8[brace...].firstIndex(of: UInt8(ascii: "}")),
        let place = Place(rawValue: String(rest[rest.utf8.index(after: brace)..<end])), places.contains(place)
      else { return nil }
      pieces.append(.place(place))
      rest = rest[rest.utf8.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.words(String(rest))) }
    return pieces
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
