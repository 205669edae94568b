import StarRating
import TestSupport
import Testing

/// The words to paste, and JSON-LD. A badge of stars alone needs no text.
@Suite struct SnippetTests {
  private static func printed(_ arguments: [String]) throws -> String {
    let run = try BuiltProgram.run(arguments)
    #expect(run.status == 0 && run.errorText == "")
    return run.outputText
  }

  /// The bytes that each language's own reader (CommonMark, docutils, Asciidoctor) turns into the name.
  @Test func eachLanguageHasItsOwnEscapes() throws {
    func snippet(_ language: String) throws -> String {
      try Self.printed(
        [
          "render", "3", "--title", "R&D <5 \"x\" *y* [z] _a_ `c` \\", "--snippet", language, "--src",
          "a b.svg",
        ])
    }
    #expect(
      try snippet("markdown") == "![R\\&D \\<5 \"x\" \\*y\\* \\[z\\] \\_a\\_ \\`c\\` \\\\](a%20b.svg)\n")
    #expect(
      try snippet("html") == """
        <img src="a%20b.svg" alt="R&amp;D &lt;5 &quot;x&quot; *y* [z] _a_ `c` \\" width="136" height="24">

        """)
    #expect(
      try snippet("rst") == """
        .. image:: a%20b.svg
           :alt: R&D <5 "x" *y* [z] _a_ `c` \\
           :width: 136px
           :height: 24px

        """)
    #expect(
      try snippet("asciidoc") == """
        image:a%20b.svg["R&#38;D &#60;5 &#34;x&#34; &#42;y&#42; &#91;z&#93; &#95;a&#95; &#96;c&#96; &#92;",136,24]

        """)
  }

  @Test func linksAndDarkPages() throws {
    func snippet(_ language: String, _ more: [String]) throws -> String {
      try Self.printed(["badge", "4.5", "--src", "a.svg", "--snippet", language] + more)
    }
    let link = ["--link", "https://example.org/?a=1&b=2"]
    let dark = ["--dark-src", "dark,1.svg"]
    let name = "4.5 out of 5 stars"
    #expect(
      try snippet("markdown", link) == "[![\(name)](a.svg)](https://example.org/?a=1&amp;b=2)\n")
    #expect(
      try snippet("rst", link).hasSuffix("   :height: 20px\n   :target: https://example.org/?a=1&b=2\n"))
    #expect(
      try snippet("asciidoc", link)
        == "image:a.svg[\"\(name)\",78,20,link=\"https://example.org/?a=1&b=2\"]\n")
    let html = """
      <a href="https://example.org/?a=1&amp;b=2"><picture><source media="(prefers-color-scheme: dark)" \
      srcset="dark%2C1.svg"><img src="a.svg" alt="\(name)" width="78" height="20"></picture></a>
      """
    #expect(try snippet("html", link + dark) == html + "\n")
    #expect(try snippet("markdown", link + dark) == html + "\n")
    #expect(try snippet("rst", link + dark) == ".. raw:: html\n\n   \(html)\n")
    #expect(try snippet("asciidoc", link + dark) == "++++\n\(html)\n++++\n")
  }

  /// docutils takes a word with an underscore at its end for a reference.
  @Test(arguments: [
    ("page_", "page\\_"), ("a_b", "a_b"), ("https://a.org/_", "https://a.org/\\_"), ("p__", "p_\\_"),
  ])
  func aTargetIsAnAddressAndNoReference(_ link: String, _ written: String) throws {
    #expect(
      try Self.printed(["badge", "4.5", "--snippet", "rst", "--src", "a.svg", "--link", link])
        .hasSuffix("   :target: \(written)\n"))
  }

  @Test(arguments: [
    ("a b(1)[2]\"'<>.svg", "a%20b%281%29%5B2%5D%22%27%3C%3E.svg"), ("é.svg?x=1&y=2", "é.svg?x=1&amp;y=2"),
  ])
  func anAddressEndsWhereItEnds(_ source: String, _ written: String) throws {
    for language in ["markdown", "html"] {
      #expect(try Self.printed(["render", "3", "--snippet", language, "--src", source]).contains(written))
    }
    #expect(
      try Self.printed(["render", "3", "--snippet", "asciidoc", "--src", "_a_b--c*.svg"])
        .hasPrefix("image:%5Fa%5Fb-%2Dc%2A.svg["))
  }

  @Test func theFileOfTheOptionIsTheAddress() throws {
    let folder = try TemporaryFolder()
    func run(_ arguments: [String]) throws -> String {
      let run = try BuiltProgram.run(["render", "3.5"] + arguments, folder: folder.path)
      #expect(run.status == 0)
      return run.outputText
    }
    let (size, name) = ("width=\"136\" height=\"24\"", "3.5 out of 5 stars")
    #expect(try run(["--snippet", "markdown", "-o", "r.svg"]) == "![\(name)](r.svg)\n")
    #expect(
      try run(["--snippet", "html", "-o", "r.png", "--scale", "1,2"])
        == "<img src=\"r.png\" srcset=\"r.png 1x, r@2x.png 2x\" alt=\"\(name)\" \(size)>\n")
    // Markdown's own image would show 272 pixels.
    #expect(
      try run(["--snippet", "markdown", "-o", "r.png", "--scale", "2"])
        == "<img src=\"r.png\" alt=\"\(name)\" \(size)>\n")
    #expect(try folder.names == ["r.png", "r.svg", "r@2x.png"])
  }

  /// What a browser or a reader asks for by the address is the file that was written.
  @Test(arguments: [
    ("a b#1?.svg", "a%20b%231%3F.svg"), ("100%25.svg", "100%2525.svg"),
    ("javascript:x.svg", "./javascript:x.svg"),
    ("./a:b.svg", "./a:b.svg"), ("é,1.svg", "%C3%A9%2C1.svg"), ("a&b'.svg", "a%26b%27.svg"),
  ])
  func aFilesPathIsMadeAnAddress(_ path: String, _ address: String) throws {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.run(
      ["render", "3.5", "--snippet", "html", "-o", path], folder: folder.path)
    #expect(run.status == 0 && run.outputText.hasPrefix("<img src=\"\(address)\" "), "\(run.outputText)")
    // A path that begins with two slashes is on this machine, an address is not.
    let absolute = try BuiltProgram.run(
      ["render", "3.5", "--snippet", "html", "-o", "/" + folder.path("r.svg")])
    #expect(absolute.outputText.hasPrefix("<img src=\"\(folder.path("r.svg"))\" "))
  }

  @Test func aSnippetShowsWhatPagesShow() throws {
    let folder = try TemporaryFolder()
    func run(_ arguments: [String]) throws -> FinishedProcess {
      try BuiltProgram.run(["badge", "4.5", "--snippet", "html"] + arguments, folder: folder.path)
    }
    for refused in [["-o", "a.pdf"], ["-o", "a.svg", "-f", "pdf"]] {
      let alone = try run(refused)
      #expect(alone.status == 2 && alone.output.isEmpty)
      #expect(
        alone.errorText
          == "star-rating: error: --snippet needs the picture's address: --src URL, or -o FILE that is SVG or PNG\n"
      )
    }
    #expect(try folder.names.isEmpty)
    #expect(try run(["-o", "a.pdf", "-o", "a.svg"]).outputText.hasPrefix("<img src=\"a.svg\" "))
    #expect(try run(["-o", "a.pdf", "--src", "b.svg"]).outputText.hasPrefix("<img src=\"b.svg\" "))
  }

  /// The files of several scales over a photo have the photo's pixels, all of them.
  @Test func aPhotoHasOneDensity() throws {
    let folder = try TemporaryFolder()
    try RatingImage(5, style: RatingStyle { $0.size = 100 }).write(to: folder.path("photo.png"))
    let run = try BuiltProgram.run(
      ["render", "3.5", "--over", "photo.png", "-o", "r.png", "--scale", "1,2", "--snippet", "html"],
      folder: folder.path)
    #expect(run.status == 0)
    #expect(!run.outputText.contains("srcset") && run.outputText.hasPrefix("<img src=\"r.png\" alt="))
  }

  @Test(arguments: ["html", "markdown", "rst", "asciidoc"])
  func aNameOfSeveralLinesIsOne(_ language: String) throws {
    let run = try BuiltProgram.run([
      "render", "3", "--title", "two\nlines\tand a\u{3} mark", "--snippet", language, "--src", "a.svg",
    ])
    #expect(run.status == 0)
    #expect(run.outputText.contains("two lines and a mark"), "\(run.outputText)")
  }

  @Test(arguments: [
    (["--snippet", "html"], "--snippet needs the picture's address: --src URL, or -o FILE"),
    (
      ["--snippet", "latex", "--src", "a"],
      "--snippet cannot be \"latex\": allowed is markdown, html, rst, asciidoc"
    ),
    (["--snippet", "html", "-o", "-"], "--snippet prints to standard output"),
    (["--src", "a.svg"], "--src says nothing without --snippet"),
    (["--link", "https://a.org"], "--link says nothing without --snippet"),
    (["--dark-src", "a.svg"], "--dark-src says nothing without --snippet"),
    (
      ["--snippet", "html", "--src", "a", "--link", "javascript:alert(1)"],
      "--link cannot be \"javascript:alert(1)\""
    ),
    (["--snippet", "html", "--src", "data:image/png;base64,"], "--src cannot be \"data:image/png;base64,\""),
    (["--snippet", "html", "--src", ""], "--src cannot be \"\""),
    (["--snippet", "html", "--src", "a", "-f", "bmp"], "--format cannot be \"bmp\""),
  ])
  func aWrongRequestIsRefused(_ arguments: [String], _ error: String) throws {
    for command in ["render", "badge"] {
      let run = try BuiltProgram.run([command, "3"] + arguments)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errorText.hasPrefix("star-rating: error: \(error)"))
    }
  }

  @Test func aggregateRatingStatesBothEndsOfItsScale() throws {
    let text = try Self.printed([
      "badge", "8.6", "--out-of", "10", "--count", "1099", "--worst", "1", "--json-ld",
    ])
    #expect(
      text == """
        {"@context": "https://schema.org", "@type": "AggregateRating", "name": "8.6 out of 10", \
        "ratingValue": 8.6, "worstRating": 1, "bestRating": 10, "ratingCount": 1099}

        """)
    let plain = try BuiltProgram.run(["badge", "4.5", "--json-ld"])
    #expect(plain.outputText.contains("\"worstRating\": 0, \"bestRating\": 5}"))
    #expect(plain.errorText.contains("ratingCount above 0"))
    // The name says 4 out of 5: all three numbers are of that scale.
    let fromZero = try Self.printed(["badge", "3", "--first-rating", "0", "--count", "9", "--json-ld"])
    #expect(fromZero.contains("\"ratingValue\": 4, \"worstRating\": 1, \"bestRating\": 5,"))
  }

  /// What closes a script, or opens one, is told by numbers; a JSON reader gives the words back.
  @Test func aggregateRatingIsSafeWithinAScript() throws {
    let title = "</script><!-- \"R&D\" \\ \u{3}"
    let text = try Self.printed(["badge", "4.5", "--count", "9", "--title", title, "--json-ld"])
    #expect(!text.contains("<") && !text.contains(">") && !text.contains("&"))
    #expect(text.contains("\\u003c/script\\u003e\\u003c!-- \\\"R\\u0026D\\\""))
  }

  @Test func snippetAndJSONComeTogetherBesideTheFile() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.run(
      ["badge", "4.5", "--count", "9", "--json-ld", "--snippet", "markdown", "-o", "b.svg"],
      folder: folder.path)
    #expect(run.status == 0)
    #expect(run.outputText.hasPrefix("![4.5 out of 5 stars](b.svg)\n{\"@context\""))
    #expect(try folder.names == ["b.svg"])
  }

  @Test func whatIsNotRatedHasNoAggregateRating() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.run(["badge", "none", "--json-ld", "-o", "b.svg"], folder: folder.path)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errorText == "star-rating: error: --json-ld needs a rating: none has no ratingValue\n")
    #expect(try folder.names.isEmpty)
  }
}
