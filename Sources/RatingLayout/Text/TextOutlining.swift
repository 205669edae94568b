import RatingGeometry

/// Something that turns a line of text into outlines; what lays pictures out needs no font library itself.
package protocol TextOutlining: Sendable {
  /// The outlines of one line of `text`.
  func outline(_ text: String, _ font: TextFont) throws(TextError) -> TextOutline
}

/// How a text is set.
package struct TextFont: Hashable, Sendable {
  package var family: String
  /// The em, in points.
  package var size: Double
  package var isBold: Bool
  /// Points added between letters.
  package var letterSpacing: Double

  package init(family: String, size: Double, isBold: Bool = false, letterSpacing: Double = 0) {
    self.family = family
    self.size = size
    self.isBold = isBold
    self.letterSpacing = letterSpacing
  }
}

/// A line of text as outlines, in points, the origin at the baseline's left end.
package struct TextOutline: Sendable {
  package let path: Path
  /// The way to the next text's origin.
  package let advance: Double
  /// The outlines' own box; nil for spaces alone.
  package let ink: Rect?
  /// The font's extents above and below the baseline, both positive.
  package let ascent: Double
  package let descent: Double
  package let missing: MissingCharacters
  /// The family that stands in for one that is not installed.
  package let substitute: String?

  package init(
    path: Path, advance: Double, ink: Rect?, ascent: Double, descent: Double,
    missing: MissingCharacters,
    substitute: String?
  ) {
    self.path = path
    self.advance = advance
    self.ink = ink
    self.ascent = ascent
    self.descent = descent
    self.missing = missing
    self.substitute = substitute
  }
}

/// Why a text cannot be laid out.
public enum TextError: Error, Hashable, Sendable {
  /// The program was built without the trait `Text`.
  case noEngine
  /// Pango or a font is missing; the reason is the library's.
  case engine(reason: String)
}

extension TextError: CustomStringConvertible {
  /// What is wrong, in one line for a person.
  public var description: String {
    switch self {
    case .noEngine: "this star-rating was built without text (the trait Text, libraries pango and harfbuzz)"
    case .engine(let reason): "the text cannot be drawn: \(reason)"
    }
  }
}
