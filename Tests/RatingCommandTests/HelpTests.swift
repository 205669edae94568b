import RatingStyling
import StarRating
import TestSupport
import Testing

@Suite struct HelpTests {
  private func text(_ arguments: [String]) throws -> String {
    let run = try BuiltProgram.run(arguments)
    #expect(run.status == 0)
    #expect(run.errorText == "")
    return run.outputText
  }

  @Test(arguments: [["help"], ["--help"], ["-h"]])
  func theOverviewGoesToStandardOutputAndNamesEveryCommand(_ arguments: [String]) throws {
    #expect(
      try text(arguments) == """
        star-rating turns a rating into a picture.

          star-rating render RATING [-o FILE]… [-f png|svg|pdf|android-vector] [--config FILE.json] [properties] \
        [--over PHOTO --at X,Y] [--snippet LANGUAGE]
              draw a rating as PNG, SVG, PDF or Android vector
          star-rating badge RATING --label TEXT [-o FILE]… [-f png|svg|pdf] [--snippet LANGUAGE] [--json-ld] \
        [--config FILE.json] [properties]
              draw a badge: a label, and a message with stars
          star-rating layout RATING [--as json|html-map] [--href TEMPLATE] [--src URL] [--config FILE.json] \
        [properties]
              print where the symbols stand and how full they are, as JSON or as an image map
          star-rating hit X,Y [--config FILE.json] [properties]
              print the rating under a point of the picture, or none
          star-rating compare EXPECTED ACTUAL [-o DIFF.png] [--tolerance N] [--allow-pixels N] [--antialiasing] [--json]
              compare two PNG files, or those of two folders, pixel by pixel
          star-rating help [COMMAND]
              explain a command

          star-rating --version

        star-rating help COMMAND explains a command and lists its options.
        Exit status: 0 done, 1 it could not be done, 2 the request is wrong.

        """)
  }

  @Test(arguments: [["--version"], ["-V"]])
  func theVersionIsOneLine(_ arguments: [String]) throws {
    #expect(try text(arguments).wholeMatch(of: /star-rating \d+\.\d+\.\d+\n/) != nil)
  }

  @Test(arguments: ["render", "badge", "layout", "hit", "compare", "help"])
  func aCommandExplainsItselfInTwoWays(_ command: String) throws {
    let help = try text(["help", command])
    #expect(help.hasPrefix("star-rating \(command) "))
    #expect(help.hasSuffix("\n") && !help.hasSuffix("\n\n"))
    #expect(try text([command, "--help"]) == help)
    #expect(try text([command, "-h"]) == help)
  }

  @Test func helpIsGivenWhateverElseIsAsked() throws {
    #expect(try text(["render", "abc", "--help", "--size", "nan"]) == text(["help", "render"]))
  }

  @Test(arguments: RatingStyle.Property.allCases.filter { $0 != .rating })
  func helpRenderTellsEachPropertysValuesAndDefault(_ property: RatingStyle.Property) throws {
    let lines = try text(["help", "render"]).split(separator: "\n", omittingEmptySubsequences: false)
    let places = lines.indices.filter { lines[$0].hasPrefix("  --\(property.rawValue) VALUE  ") }
    #expect(places.count == 1)
    let line = lines[try #require(places.first)]
    let below = lines[try #require(places.first) + 1]
    // What it is in the line, its values and its default below, in the same column.
    #expect(line.dropFirst(30).first != " ")
    #expect(below.prefix(30).allSatisfy { $0 == " " })
    #expect(below.wholeMatch(of: /\s{30}\S.*  \(.+\)/) != nil)
  }

  @Test func theRatingIsAnArgumentAndNoOption() throws {
    #expect(try !text(["help", "render"]).contains("--rating"))
  }

  @Test(arguments: ["layout", "hit"])
  func outputPropertiesAreNoOptionsWhereNothingIsWritten(_ command: String) throws {
    let help = try text(["help", command])
    #expect(!help.contains("--scale"))
    #expect(!help.contains("--output"))
    #expect(help.contains("  --stars VALUE"))
  }

  @Test func helpTextsHaveFourPartsInTheirOrder() throws {
    let headings = try text(["help", "render"]).split(separator: "\n")
      .filter { ["Options", "Rating", "Style", "Control", "Output"].contains($0) }
    #expect(headings == ["Options", "Rating", "Style", "Control", "Output"])
  }
}
