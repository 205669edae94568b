import TestSupport
import Testing

/// Rows that ask for badges.
@Suite struct BadgeRowTests {
  #if Text
    private func badge(_ rating: String, _ format: String, _ arguments: [String]) throws -> [UInt8] {
      try BuiltProgram.run(["badge", rating, "-f", format] + arguments).output
    }

    @Test func rowsOfBothKindsStandInOneManifest() throws {
      let batch = try BatchFolder(
        "output,rating,kind,label,style,size\na.svg,4.3,badge,stars,plastic,\nb.png,4.5,,,,30\nc.png,2,badge,,,\n"
      )
      let run = try batch.run(["--results", "-"])
      #expect(run.status == 0)
      let files = try batch.files()
      #expect(files.count == 3)
      #expect(try files["a.svg"] == badge("4.3", "svg", ["--label", "stars", "--style", "plastic"]))
      #expect(try files["b.png"] == BatchFolder.rendered("4.5", "png", ["--size", "30"]))
      #expect(try files["c.png"] == badge("2", "png", []))
      #expect(run.outputText.contains("\"title\":\"stars: 4.3 out of 5 stars\""))
    }

    @Test func flagsAreTheDefaultsOfBadgesToo() throws {
      let batch = try BatchFolder("output,rating,label\na.svg,4,\nb.svg,3,quality\n")
      let run = try batch.run(["--kind", "badge", "--label", "rating", "--compact", "--color", "blue"])
      #expect(run.status == 0)
      let files = try batch.files()
      let common = ["--compact", "--color", "blue", "--label"]
      #expect(try files["a.svg"] == badge("4", "svg", common + ["rating"]))
      #expect(try files["b.svg"] == badge("3", "svg", common + ["quality"]))
    }

    @Test func aClampedBadgeIsCounted() throws {
      let batch = try BatchFolder("output,rating,kind\na.svg,7,badge\n")
      #expect(try batch.run().errorText == "star-rating: 1 written, 0 failed, 1 clamped\n")
      let strict = try batch.run(["--strict"])
      #expect(strict.status == 3)
      #expect(strict.errorText.contains("line 2: rating cannot be \"7\": allowed is a number from 0 to 5\n"))
    }
  #endif

  @Test(arguments: [
    ("badge,a,round", "style cannot be \"round\": allowed is "),
    ("rating,a,", "label is a badge's: the row's kind is rating\n"),
    (",,flat", "style is a badge's: the row's kind is rating\n"),
  ])
  func whatARowMayNotSayIsItsFault(_ row: String, _ words: String) throws {
    let batch = try BatchFolder("output,rating,kind,label,style\na.svg,4,\(row)\nb.svg,4,,,\n")
    let run = try batch.run()
    #expect(run.status == 3)
    #expect(run.errorText.contains("line 2: \(words)"))
    #expect(try batch.names() == ["b.svg"])
  }

  @Test func aShopsColumnThatSoundsLikeABadgesIsLetBe() throws {
    let batch = try BatchFolder("output,rating,color,price\na.svg,4,navy,9\n")
    #expect(try batch.run(["--ignore-unknown"]).status == 0)
    #expect(try batch.files() == ["a.svg": BatchFolder.rendered("4", "svg")])
  }

  @Test(arguments: [
    (["--kind", "chart"], "--kind cannot be \"chart\": allowed is rating, badge\n"),
    (["--kind", "badge", "--style", "round"], "style cannot be \"round\": allowed is "),
    (["--kind", "badge", "--width", "100"], "width says nothing in a badge: "),
  ])
  func aWrongRequestIsRefused(_ arguments: [String], _ words: String) throws {
    let batch = try BatchFolder("output,rating\na.svg,4\n")
    let run = try batch.run(arguments)
    #expect(run.status == 2)
    #expect(run.errorText.hasPrefix("star-rating: error: \(words)"))
    #expect(batch.lacks())
  }
}
