/// Words of others within a page's language.
enum SnippetText {
  /// The text of an image in Markdown, its marks told by a backslash.
  static func markdown(_ words: String) -> String {
    // A mark that some readers know is one too: ^ of footnotes, = of highlights, braces of attributes.
    let marks = Set("\\`*_[]<>&|~$^={}".unicodeScalars)
    return replaced(words) { marks.contains($0) ? "\\\($0)" : nil }
  }

  /// A quoted attribute of AsciiDoc: whatever could be a mark is a reference to its character.
  static func asciidoc(_ words: String) -> String {
    var previous: Unicode.Scalar = " "
    return replaced(words) { scalar in
      defer { previous = scalar }
      let isPlain =
        !scalar.isASCII || scalar == " " || scalar == "," || scalar.properties.isAlphabetic
        || scalar.properties.numericType != nil || ((scalar == "." || scalar == "/") && previous != scalar)
      return isPlain ? nil : "&#\(scalar.value);"
    }
  }

  /// An address in which nothing ends it: spaces and line ends of all scripts, quotes, brackets and the like as `%20`.
  ///
  /// - Parameter more: what else is written so.
  static func address(_ words: String, _ more: Set<Unicode.Scalar> = []) -> String {
    let marks = Set(" \"<>\\^`{|}()[]'".unicodeScalars)
    return replaced(words) { scalar in
      let properties = scalar.properties
      guard
        properties.generalCategory == .control || properties.isWhitespace || marks.contains(scalar)
          || more.contains(scalar)
      else { return nil }
      return UTF8.encode(scalar)!.reduce(into: "") { text, byte in
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// An address as a target of reStructuredText, where a last underscore would make it a reference.
  static func restructuredTarget(_ words: String) -> String {
    let address = address(words)
    return address.hasSuffix("_") ? address.dropLast() + "\\_" : address
  }

  /// An address within AsciiDoc, where underscores, stars and double dashes would be taken for marks.
  static func asciidocAddress(_ words: String) -> String {
    var previous: Unicode.Scalar = " "
    return replaced(address(words, ["_", "*", "+", ","])) { scalar in
      defer { previous = scalar }
      return scalar == "-" && previous == "-" ? "%2D" : nil
    }
  }

  private static func replaced(_ words: String, _ change: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in words.unicodeScalars {
      if let other = change(scalar) { result += other } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
