import TestSupport
import Testing

/// Notes: what is drawn all the same, with a word on standard error.
@Suite struct NoteTests {
  static let clamped: [(rating: String, drawn: String, note: String)] = [
    ("-1", "0", "rating -1 is beyond 0 to 5: it is drawn as 0"),
    ("-0.6", "0", "rating -0.6 is beyond 0 to 5: it is drawn as 0"),
    ("5.5", "5", "rating 5.5 is beyond 0 to 5: it is drawn as 5"),
    ("6", "5", "rating 6 is beyond 0 to 5: it is drawn as 5"),
    ("123456789.5", "5", "rating 123456789.5 is beyond 0 to 5: it is drawn as 5"),
  ]

  @Test(arguments: clamped)
  func aRatingBeyondItsScaleIsDrawnAsTheNearestWithANote(
    _ row: (rating: String, drawn: String, note: String)
  ) throws {
    let given = try BuiltProgram.run(["render", row.rating, "--decimals", "1"])
    let nearest = try BuiltProgram.run(["render", row.drawn, "--decimals", "1"])
    #expect(given.status == 0)
    #expect(given.output == nearest.output)
    #expect(given.outputText.contains("<title>\(row.drawn).0 out of 5 stars</title>"))
    #expect(given.errorText == "star-rating: note: \(row.note)\n")
    #expect(nearest.errorText == "")
  }

  @Test func aWorstRatingClampsAndDoesNotShift() throws {
    let run = try BuiltProgram.run(["layout", "0.5", "--worst", "1"])
    #expect(run.errorText == "star-rating: note: rating 0.5 is beyond 1 to 5: it is drawn as 1\n")
    #expect(run.outputText.contains("\"levels\": [1, 0, 0, 0, 0]"))
  }

  @Test(arguments: [["render", "5.5"], ["render", "-1", "-f", "png"], ["layout", "5.5"]])
  func quietKeepsTheNoteBackAndNothingElse(_ arguments: [String]) throws {
    let loud = try BuiltProgram.run(arguments)
    #expect(loud.errorText.hasPrefix("star-rating: note: "))
    for word in ["--quiet", "-q"] {
      let quiet = try BuiltProgram.run(arguments + [word])
      #expect(quiet.status == 0)
      #expect(quiet.errorText == "")
      #expect(quiet.output == loud.output)
    }
  }

  @Test(arguments: [
    ["render", "5.5", "-o", "x.png"], ["render", "5.5"], ["layout", "-1"],
    ["render", "3", "--scale", "2", "-o", "x.svg"],
  ])
  func strictMakesANoteAnErrorAlsoWhereItIsQuiet(_ arguments: [String]) throws {
    for more in [["--strict"], ["--strict", "--quiet"]] {
      let folder = try TemporaryFolder()
      let run = try BuiltProgram.run(arguments + more, folder: folder.path)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errorText.hasPrefix("star-rating: error: "))
      #expect(run.errorText.hasSuffix(" (an error because of --strict)\n"))
      #expect(try folder.names.isEmpty)
    }
  }

  @Test func strictLetsARequestWithoutNotesPass() throws {
    let run = try BuiltProgram.run(["render", "5", "--strict"])
    #expect(run.status == 0)
    #expect(run.errorText == "")
  }

  @Test func quietNeverHidesAnError() throws {
    let run = try BuiltProgram.run(["render", "abc", "--quiet"])
    #expect(run.status == 2)
    #expect(run.errorText.hasPrefix("star-rating: error: rating cannot be \"abc\""))
  }

  @Test func aScaleWithoutAPNGIsNoted() throws {
    let svg = try BuiltProgram.run(["render", "3", "--scale", "2"])
    #expect(svg.errorText == "star-rating: note: scale says nothing for vectors, which are drawn at any\n")
    #expect(try svg.output == BuiltProgram.run(["render", "3"]).output)
    #expect(try BuiltProgram.run(["render", "3", "--scale", "2", "-f", "png"]).errorText == "")
  }

  @Test func noRatingIsAllEmptyAndNamedNotRated() throws {
    let drawn = try BuiltProgram.run(["render", "none"])
    #expect(drawn.status == 0)
    #expect(drawn.errorText == "")
    #expect(drawn.outputText.contains("<title>not rated</title>"))
    #expect(!drawn.outputText.contains("#ffb400"))
    let layout = try BuiltProgram.run(["layout", "none"])
    #expect(layout.outputText.contains("\"name\": \"not rated\""))
    #expect(layout.outputText.contains("\"levels\": [0, 0, 0, 0, 0]"))
  }

  @Test(arguments: ["-1", "5.5", "none", "0", "0.0000001", "1000000000"])
  func noPictureHoldsNanInfOrAnExponent(_ rating: String) throws {
    let run = try BuiltProgram.run(["render", rating, "-q", "--step", "exact"])
    #expect(run.status == 0)
    // The words of the format itself hold none of these.
    #expect(!run.outputText.lowercased().contains("nan"))
    #expect(!run.outputText.lowercased().contains("inf"))
    #expect(run.outputText.firstMatch(of: /[0-9]e[-+0-9]/) == nil)
  }
}
