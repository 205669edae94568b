import Foundation
import TestSupport
import Testing

/// `layout` and `hit`: answers on standard output.
@Suite struct AnswerTests {
  private func answer(_ arguments: [String]) throws -> String {
    let run = try BuiltProgram.run(arguments)
    #expect(run.status == 0)
    #expect(run.errorText == "")
    return run.outputText
  }

  @Test func layoutPrintsFramesLevelsAndNames() throws {
    #expect(
      try answer(["layout", "3.5"]) == """
        {
          "width": 136,
          "height": 24,
          "frames": [
            {"x": 0, "y": 0, "width": 24, "height": 24},
            {"x": 28, "y": 0, "width": 24, "height": 24},
            {"x": 56, "y": 0, "width": 24, "height": 24},
            {"x": 84, "y": 0, "width": 24, "height": 24},
            {"x": 112, "y": 0, "width": 24, "height": 24}
          ],
          "levels": [1, 1, 1, 0.5, 0],
          "name": "3.5 out of 5 stars",
          "labels": ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"]
        }

        """)
  }

  @Test func layoutIsJSONWhateverTheTitle() throws {
    let title = "R&D \"x\" \\ \u{1}\u{7F}\t\n\u{2028} レビュー"
    let text = try answer(["layout", "3.5", "--as", "json", "--title", title])
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let name = try #require(value?["name"] as? String)
    // Controls are left out, white space is one space; all else is kept.
    #expect(name == "R&D \"x\" \\ レビュー")
  }

  static let points: [(point: String, flags: [String], answer: String)] = [
    ("0,12", [], "0"), ("0.1,12", [], "0.5"), ("11.9,12", [], "0.5"), ("12.1,12", [], "1"),
    ("25,12", [], "1"),
    ("30,12", [], "1.5"), ("135.9,23.9", [], "5"), ("-3,5", [], "none"), ("3,-5", [], "none"),
    ("-.5,5", [], "none"), ("200,5", [], "none"), ("136,5", [], "none"), ("5,24", [], "none"),
    ("0,12", ["--direction", "rtl"], "5"), ("30,12", ["--step", "full"], "2"),
    ("30,12", ["--out-of", "100"], "30"),
  ]

  @Test(arguments: points)
  func hitPrintsTheRatingUnderAPoint(
    _ row: (point: String, flags: [String], answer: String)
  ) throws {
    #expect(try answer(["hit", row.point] + row.flags) == row.answer + "\n")
  }

  @Test func aWordOfAMinusAndADigitIsAValue() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.run(["render", "-.5", "-q", "-o", "-1"], folder: folder.path)
    #expect(run.status == 0)
    #expect(try folder.names == ["-1"])
  }

  @Test func optionsMayStandBeforeAndAfterTheRating() throws {
    let usual = try answer(["render", "3.5", "--size", "40", "--fill", "red"])
    #expect(try answer(["render", "--size=40", "3.5", "--fill=red"]) == usual)
    #expect(try answer(["render", "--fill", "red", "--size", "40", "--", "3.5"]) == usual)
  }

  @Test func anEmptyValueIsAValue() throws {
    #expect(try answer(["render", "3", "--id-prefix="]) == answer(["render", "3", "--id-prefix", ""]))
    let refused = try BuiltProgram.run(["render", "3", "--size="])
    #expect(refused.status == 2)
    #expect(refused.errorText.contains("size cannot be \"\""))
  }
}
