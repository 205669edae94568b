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
          star-rating badge RATING --label TEXT [-o FILE]… [-f png|svg|pdf] [--snippet LANGUAGE] \
        [--json-ld [--item NAME]] [--config FILE.json] [properties]
              draw a badge: a label, and a message with stars
          star-rating batch MANIFEST|- -o FOLDER|FILE.tar|FILE.zip [-j N] [--config FILE.json] [properties]
              draw the rows of a CSV, JSON or NDJSON manifest, each into a file of its own
          star-rating assets --platform ios|android|web[,…] -o FOLDER [--from RATING] [--to RATING] [--by 0.5] \
        [--name rating] [properties]
              draw a set of ratings as an Xcode catalog, Android drawables, pictures for the web
          star-rating layout RATING [--as json|html-map|html-table] [--href TEMPLATE] [--src URL] [-o FOLDER] \
        [--config FILE.json] [properties]
              print where the symbols stand and how full they are, as JSON, an image map or a table of pictures
          star-rating hit X,Y [--config FILE.json] [properties]
              print the rating under a point of the picture, or none
          star-rating compare EXPECTED ACTUAL [-o DIFF.png|REPORT.html] [--tolerance N] [--allow-pixels N] \
        [--antialiasing] [--json]
              compare two PNG files, or those of two folders, pixel by pixel
          star-rating help [COMMAND]
              explain a command

          star-rating --version

        star-rating help COMMAND explains a command and lists its options.
        Exit status: 0 done, 1 it could not be done, 2 the request is wrong, 3 rows of a batch failed.

        """)
  }

  @Test(arguments: [["--version"], ["-V"]])
  func theVersionIsOneLine(_ arguments: [String]) throws {
    #expect(try text(arguments).wholeMatch(of: /star-rating \d+\.\d+\.\d+\n/) != nil)
  }

  @Test(arguments: ["render", "badge", "batch", "assets", "layout", "hit", "compare", "help"])
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

  @Test func outputPropertiesAreNoOptionsWhereNothingIsWritten() throws {
    let help = try text(["help", "hit"])
    #expect(!help.contains("--scale"))
    #expect(!help.contains("--output"))
    #expect(help.contains("  --stars VALUE"))
    // `layout` writes the pictures of a table, which have no ids.
    let layout = try text(["help", "layout"])
    #expect(layout.contains("  --scale VALUE") && layout.contains("  -o, --output FOLDER"))
    #expect(!layout.contains("--id-prefix"))
  }

  static let commands = ["render", "badge", "batch", "assets", "layout", "hit", "compare", "help"]

  /// The options that a help text lists.
  private func listed(_ command: String) throws -> [String] {
    try text(["help", command]).split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^  (?:-[a-zA-Z], )?--([a-z-]+)/).map { String($0.output.1) }
    }
  }

  /// Each command reads what its help lists and nothing else; `badge` reads more, to say why it has no use for that.
  @Test func helpListsWhatIsTaken() throws {
    let lists = try Dictionary(uniqueKeysWithValues: Self.commands.map { ($0, try listed($0)) })
    let all = Set(lists.values.joined())
    #expect(all.count > 80)
    for command in Self.commands {
      let own = try #require(lists[command])
      #expect(Set(own).count == own.count, "\(command)")
      for option in all {
        // No command has an option `x`, so that each of these calls is refused.
        let words = try BuiltProgram.run([command, "--\(option)", "--x"]).errorText
        let isTaken = !words.contains("there is no option \"--\(option)\"")
        let isUnfit = command == "badge" && BadgeStyle.unfit.contains { $0.rawValue == option }
        #expect(own.contains(option) == isTaken || isUnfit, "\(command) --\(option): \(words)")
      }
    }
  }

  /// What the first line of a help text shows is among what it lists.
  @Test(arguments: commands)
  func theCallShowsOptionsThatThereAre(_ command: String) throws {
    let help = try text(["help", command])
    let call = try #require(help.split(separator: "\n").first)
    let options = try listed(command)
    for match in call.matches(of: /--([a-z-]+)/) { #expect(options.contains(String(match.output.1))) }
    for match in call.matches(of: #/ \[?(-[a-z]) /#) { #expect(help.contains("\n  \(match.output.1), --")) }
  }

  @Test func helpBatchListsTheColumnsBesideTheProperties() throws {
    let help = try text(["help", "batch"])
    let names = ["output", "id", "kind", "rating"]
    for name in names { #expect(help.contains(try Regex("\n  \(name) {2,}\\S"))) }
    let folder = try TemporaryFolder()
    try folder.write(names.joined(separator: ",") + "\na.svg,7,rating,3\n", to: "m.csv")
    let run = try BuiltProgram.run(["batch", "m.csv", "-o", "out"], folder: folder.path)
    #expect(run.status == 0 && run.errorText == "star-rating: 1 written, 0 failed\n")
  }

  @Test func helpTextsHaveFourPartsInTheirOrder() throws {
    let headings = try text(["help", "render"]).split(separator: "\n")
      .filter { ["Options", "Rating", "Style", "Control", "Output"].contains($0) }
    #expect(headings == ["Options", "Rating", "Style", "Control", "Output"])
  }
}
