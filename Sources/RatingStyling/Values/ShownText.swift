extension String {
  /// The characters that are meant to be seen, on one line: none that steer a terminal, none that Unicode leaves out.
  ///
  /// White space is as in HTML: a run of it, line breaks and tabs among it, is one space, and at the ends there is
  /// none. Spaces that do not break, U+00A0, U+2007 and U+202F, stay as they are.
  package var shown: String {
    var result = String.UnicodeScalarView()
    var hasSpace = false
    for scalar in unicodeScalars {
      let isPlain = (0x21...0x7E).contains(scalar.value)
      if !isPlain, scalar.isBreakingSpace {
        hasSpace = true
        continue
      }
      guard isPlain || scalar.isMeantToBeSeen else { continue }
      if hasSpace, !result.isEmpty { result.append(" ") }
      hasSpace = false
      result.append(scalar)
    }
    return String(result)
  }

  /// Whether there is nothing to be seen: spaces and what has no width alone.
  package var isBlank: Bool {
    unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      // Braille's empty pattern is a symbol by its category.
      return properties.isWhitespace || properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}"
    }
  }
}

extension Unicode.Scalar {
  /// Unicode's white space but for spaces that do not break, and for the vertical tab, which XML cannot hold and
  /// HTML takes for no space.
  fileprivate var isBreakingSpace: Bool {
    switch self {
    case "\u{A0}", "\u{2007}", "\u{202F}", "\u{B}": false
    default: properties.isWhitespace
    }
  }

  fileprivate var isMeantToBeSeen: Bool {
    properties.generalCategory != .control && !properties.isNoncharacterCodePoint
  }
}
