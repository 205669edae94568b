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
    // As it was written, however many its digits.
    ("99999999999999999999", "5", "rating 99999999999999999999 is beyond 0 to 5: it is drawn as 5"),
    (
      "5.123456789012345678901234", "5",
      "rating 5.123456789012345678901234 is beyond 0 to 5: it is drawn as 5"
    ),
    ("007.50", "5", "rating 007.50 is beyond 0 to 5: it is drawn as 5"),
    (
      String(repeating: "9", count: 99), "5",
      "rating \(String(repeating: "9", count: 60))… is beyond 0 to 5: it is drawn as 5"
    ),
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

  /// A row that fills its frame leaves nothing to align, and a size only the sides that are not given.
  @Test(
    arguments: [
      (
        ["--arrange", "fill-frame", "--size", "30", "--width", "300", "--height", "40"],
        "size says nothing where arrange is fill-frame"
      ),
      (
        ["--preset", "rating-control", "--size", "30", "--height", "44", "--align", "end"],
        "size, align say nothing where arrange is from-height"
      ),
      (["--preset", "stars-rate-view", "--align", "end"], "align says nothing where arrange is intrinsic"),
      (["--preset", "rating-component", "--size", "30", "--width", "300"], nil),
      (["--preset", "rating-control", "--width", "240", "--height", "44"], nil),
      (["--preset", "adaptive-rating-control", "--size", "40"], nil),
    ] as [([String], String?)])
  func whatAFrameDecidesIsNoted(words: [String], note: String?) throws {
    let run = try BuiltProgram.run(["render", "3"] + words)
    #expect(run.status == 0)
    #expect(run.errorText == (note.map { "star-rating: note: \($0)\n" } ?? ""))
  }

  #if Text
    @Test(arguments: [
      ["render", "3", "--text", "({count})"], ["layout", "3", "--title", "{count} votes"],
      ["badge", "3", "--label", "x", "--text", "{count}"],
    ])
    func aCountThatIsNotKnownIsNoted(_ words: [String]) throws {
      #expect(
        try BuiltProgram.run(words).errorText == "star-rating: note: count is not given: {count} says 0\n")
      #expect(try BuiltProgram.run(words + ["--strict"]).status == 2)
      #expect(try BuiltProgram.run(words + ["--count", "7"]).errorText == "")
    }

    /// The words move the symbols: without the rating there is no answer.
    @Test func hitNeedsTheRatingThatATextSays() throws {
      let words = ["hit", "100,4", "--preset", "cosmos", "--direction", "rtl", "--text", "{value}"]
      let run = try BuiltProgram.run(words)
      #expect(run.status == 2)
      #expect(
        run.errorText
          == "star-rating: error: rating is missing: allowed is a number such as 3.5, or none\n")
      #expect(try BuiltProgram.run(words + ["--rating", "3"]).status == 0)
      #expect(try BuiltProgram.run(["hit", "3,4", "--text", "of {out-of}"]).status == 0)
    }
  #endif

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
