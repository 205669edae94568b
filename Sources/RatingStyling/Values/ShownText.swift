extension String {
  /// The characters that are meant to be seen: none that steer a terminal or part lines, none that Unicode leaves out.
  package var shown: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter { scalar in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: false
          default: !scalar.properties.isNoncharacterCodePoint
          }
        }))
  }

  /// Whether there is nothing to be seen but spaces.
  package var isBlank: Bool { unicodeScalars.allSatisfy { $0.properties.isWhitespace } }
}
