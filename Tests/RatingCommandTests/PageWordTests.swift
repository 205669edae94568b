import Foundation
import TestSupport
import Testing

/// Words of others in pages: what HTML, Markdown, reStructuredText and AsciiDoc need told, and nothing else.
@Suite struct PageWordTests {
  private static let persian = "می\u{200C}خواهم"
  private static let family = "👩\u{200D}👩\u{200D}👧"
  /// Marks that say in which direction words are read.
  private static let directed = "\u{200F}שלום\u{200E}"

  private func printed(_ arguments: [String]) throws -> String {
    let run = try BuiltProgram.run(arguments)
    #expect(run.status == 0, "\(run.errorText)")
    return run.outputText
  }

  @Test(arguments: [persian, family, directed], ["html", "markdown", "rst", "asciidoc"])
  func joinersAndDirectionsComeWhole(_ words: String, _ language: String) throws {
    let snippet = try printed([
      "render", "3", "--title", words, "--snippet", language, "--src", "\(words).svg", "--link",
      "/\(words)?q=\(words)",
    ])
    #expect(snippet.components(separatedBy: words).count == 5, "\(snippet)")
    #expect(!snippet.contains("\\u{"))
  }

  @Test(arguments: [persian, family, directed])
  func joinersComeWholeIntoMapsAndPages(_ words: String) throws {
    let map = try printed([
      "layout", "3", "--as", "html-map", "--href", "/\(words)/{stars}", "--title", words,
    ])
    #expect(map.contains("href=\"/\(words)/1\"") && map.contains("alt=\"\(words)\""))
    let folder = try TemporaryFolder()
    try folder.write(try BuiltProgram.run(["render", "3", "-f", "png"]).output, to: "\(words).png")
    try folder.write(try BuiltProgram.run(["render", "4", "-f", "png"]).output, to: "b.png")
    _ = try BuiltProgram.run(["compare", "\(words).png", "b.png", "-o", "report.html"], folder: folder.path)
    let report = String(decoding: try folder.read("report.html"), as: UTF8.self)
    #expect(report.contains("expected: \(words).png, 136 x 24 pixels"))
  }

  /// What HTML may not hold is shown, what it may is not.
  @Test func controlCharactersAreShownInAReport() throws {
    let folder = try TemporaryFolder()
    for (name, rating) in [("a/x\u{85}\u{1B}<\u{2028}&.png", "3"), ("b/x\u{85}\u{1B}<\u{2028}&.png", "4")] {
      _ = try Tool("mkdir").run(["-p", folder.path(String(name.prefix(1)))])
      try folder.write(try BuiltProgram.run(["render", rating, "-f", "png"]).output, to: name)
    }
    #expect(try BuiltProgram.run(["compare", "a", "b", "-o", "r.html"], folder: folder.path).status == 1)
    let page = String(decoding: try folder.read("r.html"), as: UTF8.self)
    #expect(page.contains("<h2>x\\u{85}\\u{1B}&lt;\u{2028}&amp;.png</h2>"))
  }

  /// GitHub takes `![^` for a note, other readers know highlights and superscripts.
  @Test(arguments: [
    ("^1 of 5", "\\^1 of 5"), ("a^2^ ==b==", "a\\^2\\^ \\=\\=b\\=\\="), ("^", "\\^"),
  ])
  func markdownsMarksAreTold(_ title: String, _ written: String) throws {
    #expect(
      try printed(["render", "3", "--title", title, "--snippet", "markdown", "--src", "a.svg"])
        == "![\(written)](a.svg)\n")
  }

  /// Spaces and line ends of all scripts end a line or an address for one reader or another.
  @Test(
    arguments: [
      ("\u{85}", "%C2%85"), ("\u{2028}", "%E2%80%A8"), ("\u{2029}", "%E2%80%A9"), ("\u{A0}", "%C2%A0"),
      ("\u{3000}", "%E3%80%80"), ("\u{9B}", "%C2%9B"), ("\u{B}", "%0B"), ("\u{1C}", "%1C"),
    ], ["html", "markdown", "rst", "asciidoc"])
  func spacesOfAllScriptsAreToldInAddresses(_ space: (text: String, written: String), _ language: String)
    throws
  {
    let snippet = try printed([
      "badge", "4.5", "--src", "a\(space.text)b.svg", "--link", "https://example.org/c\(space.text)d",
      "--dark-src", "e\(space.text)f.svg", "--snippet", language,
    ])
    for word in ["a\(space.written)b.svg", "c\(space.written)d", "e\(space.written)f.svg"] {
      #expect(snippet.contains(word), "\(snippet)")
    }
    let plain = try printed([
      "badge", "4.5", "--src", "a\(space.text)b.svg", "--link", "https://example.org/c\(space.text)d",
      "--snippet", language,
    ])
    #expect(plain.contains("a\(space.written)b.svg") && plain.contains("c\(space.written)d"))
  }
}
