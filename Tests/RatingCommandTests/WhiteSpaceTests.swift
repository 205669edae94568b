import TestSupport
import Testing

/// White space in texts: words stay apart, wherever the text goes.
@Suite struct WhiteSpaceTests {
  static let texts = ["Best\npick", "Best\r\n\tpick", "Best\u{2028}pick", " Best   pick\n"]

  private func output(_ arguments: [String]) throws -> String {
    let run = try BuiltProgram.run(arguments)
    #expect(run.status == 0 && run.errorText == "")
    return run.outputText
  }

  @Test(arguments: texts)
  func aTitleIsOneLine(_ text: String) throws {
    #expect(try output(["render", "3", "--title", text]) == output(["render", "3", "--title", "Best pick"]))
    #expect(try output(["layout", "3", "--title", text]).contains("\"name\": \"Best pick\""))
    let map = try output(["layout", "3", "--as", "html-map", "--href", "/{stars}", "--title", text])
    #expect(map.contains(" alt=\"Best pick\" usemap="))
    for language in ["html", "markdown", "rst", "asciidoc"] {
      let snippet = ["render", "3", "--snippet", language, "--src", "a.svg", "--title"]
      #expect(try output(snippet + [text]) == output(snippet + ["Best pick"]))
    }
  }

  @Test(arguments: texts)
  func aLabelTemplateAndTheWordsForNotRatedAreOneLine(_ text: String) throws {
    let labels = try output(["layout", "1", "--stars", "1", "--label-template", text])
    #expect(labels.contains("\"labels\": [\"Best pick\"]"))
    #expect(try output(["render", "none", "--none-text", text]).contains("<title>Best pick</title>"))
  }

  #if Text
    @Test(arguments: texts)
    func textsAndBadgesAreDrawnWithOneSpace(_ text: String) throws {
      for more in [["render", "3", "--text"], ["badge", "3", "--label"], ["badge", "3", "--text"]] {
        #expect(try output(more + [text]) == output(more + ["Best pick"]))
        #expect(try output(more + [text]) != output(more + ["Bestpick"]))
      }
    }

    @Test func aManifestsTextsAreOneLine() throws {
      let folder = try TemporaryFolder()
      _ = try folder.write(
        "output,rating,kind,label,text\na.svg,4,badge,\"Best\npick\",\nb.svg,4,,,\"Best\r\n\tpick\"\n",
        to: "m.csv")
      let run = try BuiltProgram.run(["batch", "m.csv", "-o", "out", "--results", "-"], folder: folder.path)
      #expect(run.status == 0)
      #expect(run.outputText.contains("\"title\":\"Best pick: 4 out of 5 stars\""))
      let badge = try output(["badge", "4", "--label", "Best pick"])
      let row = try output(["render", "4", "--text", "Best pick"])
      #expect(try String(decoding: folder.read("out/a.svg"), as: UTF8.self) == badge)
      #expect(try String(decoding: folder.read("out/b.svg"), as: UTF8.self) == row)
    }
  #endif
}
