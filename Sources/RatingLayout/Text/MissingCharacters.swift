/// Characters of a text of which nothing is drawn.
package struct MissingCharacters: Sendable {
  /// Those that no installed font has.
  package private(set) var inNoFont: [Unicode.Scalar]
  /// Those that only fonts of colour pictures have, which have no outlines.
  package private(set) var inColorFonts: [Unicode.Scalar]

  package init(inNoFont: [Unicode.Scalar] = [], inColorFonts: [Unicode.Scalar] = []) {
    self.inNoFont = inNoFont
    self.inColorFonts = inColorFonts
  }

  /// Adds another text's, each character once.
  mutating func add(_ other: MissingCharacters) {
    inNoFont += other.inNoFont.filter { !inNoFont.contains($0) }
    inColorFonts += other.inColorFonts.filter { !inColorFonts.contains($0) }
  }

  /// `no installed font has U+30EC, only a colour font has U+1F600`; nil where there are none.
  package var words: String? {
    guard !inNoFont.isEmpty || !inColorFonts.isEmpty else { return nil }
    let parts = [("no installed font has", inNoFont), ("only a colour font has", inColorFonts)]
    return parts.filter { !$0.1.isEmpty }.map { "\($0.0) \(MissingCharacters.names($0.1))" }.joined(
      separator: ", ")
  }

  private static func names(_ scalars: [Unicode.Scalar]) -> String {
    scalars.map { scalar in
      let code = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(4 - code.count, 0)) + code
    }.joined(separator: ", ")
  }
}
