import TestSupport
import Testing

/// A text of which nothing would be seen is refused wherever it is said, as an empty one is.
@Suite struct BlankTextTests {
  /// Spaces of several kinds, a line end, and characters that have no width alone.
  static let blanks = [
    " ", "   ", "\t", "\n", "\u{A0}", "\u{3000}\u{2003}", "\u{2028}", "\u{200B}", "\u{200D}\u{2060} \u{FEFF}",
    "\u{AD}",
    "\u{3164}", "\u{2800}", "\u{FE0F}",
  ]
  static let text = "a text of 1 to 256 characters, not of spaces alone"
  static let label = "a text of at most 256 characters, not of spaces alone, or none"

  /// As messages show it.
  private func shown(_ text: String) -> String {
    var words = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .format:
        words += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: words.unicodeScalars.append(scalar)
      }
    }
    return words
  }

  @Test(arguments: blanks)
  func aFlagIsRefused(_ blank: String) throws {
    for (words, name, allowed) in [
      (["render", "3", "--title"], "title", Self.text), (["layout", "3", "--title"], "title", Self.text),
      (["badge", "3", "--title"], "title", Self.text), (["render", "3", "--text"], "text", Self.text),
      (["badge", "3", "--text"], "text", Self.text), (["badge", "3", "--label"], "label", Self.label),
      (["badge", "3", "--json-ld", "--item"], "--item", Self.text),
    ] {
      let run = try BuiltProgram.run(words + [blank])
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(
        run.errorText
          == "star-rating: error: \(name) cannot be \"\(shown(blank))\": allowed is \(allowed)\n", "\(words)")
    }
    for words in [
      ["render", "3", "--font", blank], ["layout", "3", "--as", "html-map", "--href", blank],
      ["layout", "3", "--as", "html-map", "--href", "/{stars}", "--src", blank],
      ["render", "3", "--snippet", "html", "--src", blank],
      ["render", "3", "--snippet", "html", "--src", "a.svg", "--link", blank],
    ] {
      let run = try BuiltProgram.run(words)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errorText.contains(" cannot be \"\(shown(blank))\": allowed is "), "\(words)")
    }
  }

  #if JSON
    @Test(arguments: ["\\t", "\\u200b\\u00a0", " "])
    func aConfigurationIsRefused(_ blank: String) throws {
      let folder = try TemporaryFolder()
      for name in ["title", "text", "label"] {
        try folder.write("{\"\(name)\": \"\(blank)\"}", to: "c.json")
        let run = try BuiltProgram.run(["badge", "3", "--config", "c.json"], folder: folder.path)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errorText.hasPrefix("star-rating: error: c.json: \(name) cannot be \""))
        #expect(run.errorText.contains("not of spaces alone"))
      }
    }
  #endif

  @Test(arguments: [" ", "\u{200B}", "\u{3164}\u{A0}"])
  func aRowIsRefused(_ blank: String) throws {
    let folder = try TemporaryFolder()
    for name in ["title", "text", "label"] {
      try folder.write(
        "output,kind,rating,\(name)\na.svg,badge,3,\(blank)\nb.svg,badge,3,\n", to: "m.csv")
      let run = try BuiltProgram.run(["batch", "m.csv", "-o", "out"], folder: folder.path)
      #expect(run.status == 3)
      #expect(run.errorText.hasPrefix("star-rating: error: m.csv, line 2: \(name) cannot be \""))
      #expect(run.errorText.contains("not of spaces alone"))
      #expect(run.errorText.hasSuffix("\nstar-rating: 1 written, 1 failed\n"))
    }
  }

  /// What has something to be seen stays, with the spaces in it.
  @Test func aTextWithALetterIsTaken() throws {
    let run = try BuiltProgram.run(["render", "3", "--title", " \u{200B}a {value}"])
    #expect(run.status == 0 && run.errorText == "")
    #expect(try BuiltProgram.run(["render", "3", "--title", "{value}"]).status == 0)
  }
}
