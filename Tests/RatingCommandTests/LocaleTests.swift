import TestSupport
import Testing

/// `--locale`: the words and numbers of a language, in pictures, names and pages.
@Suite struct LocaleTests {
  private func output(_ arguments: [String]) throws -> String {
    let run = try BuiltProgram.run(arguments)
    #expect(run.status == 0 && run.errorText == "")
    return run.outputText
  }

  // C51

  @Test(arguments: [
    ("de", "nicht bewertet"), ("fr", "aucune note"), ("ru", "нет оценок"), ("tr", "değerlendirilmedi"),
  ])
  func whatIsNotRatedIsSaidInTheLanguage(_ locale: String, _ words: String) throws {
    let drawn = try output(["render", "none", "--locale", locale])
    #expect(drawn.contains("<title>\(words)</title>"))
    #expect(try output(["layout", "none", "--locale", locale]).contains("\"name\": \"\(words)\""))
    #if Text
      let flags = ["--locale", locale, "--text"]
      #expect(
        try output(["render", "none"] + flags + ["{value} ({out-of})"])
          == output(["render", "none"] + flags + [words]))
      let badge = try output(["badge", "none", "--label", "a"] + flags + ["{value}"])
      #expect(badge.contains("<title>a: \(words)</title>"))
      #expect(try badge == output(["badge", "none", "--label", "a"] + flags + [words]))
    #endif
  }

  @Test func namesAndLabelsAreOfTheLanguage() throws {
    let layout = try output(["layout", "3.5", "--locale", "pl", "--stars", "2", "--out-of", "5"])
    #expect(layout.contains("\"name\": \"3,5 na 5\""))
    #expect(layout.contains("\"labels\": [\"1 gwiazdka\", \"2 gwiazdki\"]"))
    #expect(layout.contains("\"levels\": [1, 0.5]"))
    let map = try output(["layout", "3.5", "--as", "html-map", "--href", "/{value}", "--locale", "de"])
    #expect(map.contains(" alt=\"3,5 von 5 Sternen\" "))
    #expect(map.contains(" href=\"/2\" alt=\"2 Sterne\" title=\"2 Sterne\">"))
    let snippet = try output(["render", "3.5", "--snippet", "html", "--src", "a.svg", "--locale", "de"])
    #expect(snippet.contains(" alt=\"3,5 von 5 Sternen\" "))
  }

  @Test func whatALabelsTemplateSaysIsNoMarkup() throws {
    let map = try output([
      "layout", "3", "--as", "html-map", "--href", "/{stars}", "--label-template", "\"<b>{stars}</b>\"",
    ])
    #expect(!map.contains("<b>"))
    #expect(map.contains("&lt;b&gt;2&lt;/b&gt;"))
  }

  @Test(arguments: [("none-text", "render", "{value}"), ("label-template", "layout", "{count}")])
  func aPlaceThatIsNotThereIsRefused(_ property: String, _ command: String, _ value: String) throws {
    let run = try BuiltProgram.run([command, "3", "--\(property)", value])
    #expect(run.status == 2)
    #expect(
      run.errorText.hasPrefix("star-rating: error: \(property) cannot be \"\(value)\": allowed is a text"))
  }

  @Test(arguments: [["render", "3"], ["badge", "3"], ["layout", "3"]])
  func aLocaleThatIsNotKnownIsRefusedWithTheList(_ arguments: [String]) throws {
    for locale in ["tlh", "is", "de-"] {
      let run = try BuiltProgram.run(arguments + ["--locale", locale])
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(
        run.errorText.contains("locale cannot be \"\(locale)\": allowed is one of ar, ar-AE, ar-MA, bg, ca,"))
      #expect(run.errorText.contains(" vi, zh, zh-Hant"))
    }
  }

  /// JSON has its own numbers, whatever the language.
  @Test func machinesReadPlainNumbers() throws {
    let run = try BuiltProgram.run([
      "badge", "4.998", "--locale", "ar", "--decimals", "1", "--count", "1234", "--json-ld",
    ])
    #expect(
      run.outputText.contains(
        "\"ratingValue\": 4.998, \"worstRating\": 0, \"bestRating\": 5, \"ratingCount\": 1234}"))
    #expect(run.outputText.contains("\"name\": \"٤٫٩ من ٥ نجوم\""))
  }

  @Test func theHelpTellsWhatThePlacesAre() throws {
    let help = try output(["help", "render"])
    #expect(help.contains("{stars} how many symbols the row has, filled or not"))
    #expect(help.contains("--value-rounding VALUE"))
  }

  #if Text
    // A badge's title is its whole name.

    @Test(arguments: [
      (["--title", "Our shop"], "Our shop"), (["--title", "{value} by {count}", "--count", "7"], "4.5 by 7"),
      ([], "rating: 4.5 out of 5 stars"), (["--locale", "de"], "rating: 4,5 von 5 Sternen"),
    ])
    func aBadgesTitleIsItsWholeName(_ arguments: [String], _ name: String) throws {
      #expect(
        try output(["badge", "4.5", "--label", "rating"] + arguments).contains("<title>\(name)</title>"))
    }

    /// What is not rated has no value to be told: the name is the badge's own.
    @Test func aTitleThatCannotBeToldIsTheBadgesOwnName() throws {
      let arguments = ["badge", "none", "--label", "rating", "--title"]
      #expect(try output(arguments + ["{value}!"]).contains("<title>rating: not rated</title>"))
      #expect(try output(arguments + ["no votes"]).contains("<title>no votes</title>"))
    }

    /// Text, name, badge, label and page say one number.
    @Test func everyPlaceSaysTheSameNumber() throws {
      let rounded = ["4.96", "--decimals", "1"]
      for (more, said) in [([], "4.9"), (["--value-rounding", "down"], "4.9"), (["--out-of", "10"], "5.0")] {
        let flags = rounded + more
        #expect(
          try output(["render"] + flags + ["--text", "{value}"]).replacingTitle
            == output(["render"] + flags + ["--text", said]).replacingTitle)
        #expect(try output(["badge"] + flags + ["--label", "a"]).contains("<title>a: \(said) out of "))
        #expect(try output(["layout"] + flags).contains("\"name\": \"\(said) out of "))
      }
      #expect(
        try output(["badge", "4.96", "--decimals", "1", "--stars-shown", "no", "--label", "a"])
          == output([
            "badge", "4.96", "--decimals", "1", "--stars-shown", "no", "--label", "a", "--text", "4.9/5",
          ]))
    }
  #endif
}

extension String {
  fileprivate var replacingTitle: String { replacing(/<title>.*<\/title>/, with: "") }
}
