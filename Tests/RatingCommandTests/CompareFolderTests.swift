import Foundation
import RatingPixels
import TestSupport
import Testing

/// `compare` on two folders: what is missing, what is new, what differs, and a page to look at.
@Suite struct CompareFolderTests {
  private let folder: TemporaryFolder
  private let picture: [UInt8]
  private let other: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    picture = try CompareTests.png(CompareTests.white, width: 9, height: 5)
    other = try CompareTests.png(
      CompareTests.white, width: 9, height: 5, block: PixelBox(x: 0, y: 0, width: 3, height: 1))
    for name in ["a/deep", "b/deep"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    for name in ["a/same.png", "b/same.png", "a/deep/changed.PNG", "a/<gone> & \"so\".png", "b/new.png"] {
      try folder.write(picture, to: name)
    }
    try folder.write(other, to: "b/deep/changed.PNG")
    try folder.write("words", to: "a/readme.txt")
  }

  private func compare(_ words: String...) throws -> FinishedProcess {
    try BuiltProgram.run(["compare"] + words, folder: folder.path)
  }

  @Test func missingNewAndDifferentPicturesAreListed() throws {
    let run = try compare("a", "b")
    #expect(run.status == 1 && run.errorText == "")
    #expect(
      run.outputText == """
        different: 1 same, 1 different, 1 missing, 1 new
        missing:   <gone> & "so".png
        new:       new.png
        different: deep/changed.PNG: 3 of 45 pixels differ (6.6667 %)
          expected: a/deep/changed.PNG, 9 x 5 pixels
          actual:   b/deep/changed.PNG, 9 x 5 pixels
          box:      3 x 1 pixels at x 0, y 0
          largest difference of a channel: 246 of 255

        """)
  }

  @Test func jsonSaysTheSame() throws {
    struct Answer: Decodable {
      struct Entry: Decodable { let name: String, result: CompareTests.Answer }
      let same: Bool, compared: Int, missing: [String], new: [String], different: [Entry]
    }
    let run = try compare("a", "b", "--json")
    #expect(run.status == 1)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output))
    #expect(!answer.same && answer.compared == 2)
    #expect(answer.missing == ["<gone> & \"so\".png"] && answer.new == ["new.png"])
    #expect(answer.different.map(\.name) == ["deep/changed.PNG"])
    #expect(answer.different.first?.result.pixels == 3)
  }

  @Test func sameFoldersAreTheSameAndAllowancesHoldForEachPicture() throws {
    try FileManager.default.removeItem(atPath: folder.path("b/new.png"))
    try FileManager.default.removeItem(atPath: folder.path("a/<gone> & \"so\".png"))
    #expect(try compare("a", "b").status == 1)
    let run = try compare("a", "b", "--allow-pixels", "3")
    #expect(run.status == 0)
    #expect(run.outputText == "same: 2 same\n")
  }

  @Test func oneDamagedPictureIsTroubleAndTheOthersAreCompared() throws {
    try folder.write(Array(picture.dropLast(5)), to: "b/same.png")
    let run = try compare("a", "b")
    #expect(run.status == 2)
    #expect(run.outputText.contains("trouble:   same.png: b/same.png: the PNG cannot be read"))
    #expect(run.outputText.contains("different: deep/changed.PNG"))
    #expect(run.errorText == "star-rating: error: 1 picture could not be compared\n")
  }

  @Test func pageShowsThreePicturesAndASliderWithNothingFromOutside() throws {
    try folder.write([1, 2, 3], to: "a/bad.png")
    try folder.write(picture, to: "b/bad.png")
    #expect(try compare("a", "b", "-o", "report.html").status == 2)
    let page = String(decoding: try folder.read("report.html"), as: UTF8.self)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    #expect(
      page.matches(of: /<section class="(\w+)">\n<h2>([^<]*)<\/h2>/).map { "\($0.1) \($0.2)" } == [
        "trouble bad.png", "different deep/changed.PNG", "missing &lt;gone&gt; &amp; &quot;so&quot;.png",
        "new new.png",
      ])
    #expect(page.matches(of: /<input type="range"/).count == 1)
    let pictures = try page.matches(of: /<img class="(\w+)" alt="\w+" src="data:image\/png;base64,([^"]*)">/)
      .map { match in
        let bytes = [UInt8](try #require(Data(base64Encoded: String(match.2))))
        return (String(match.1), try PixmapReading.png(bytes))
      }
    #expect(
      pictures.map(\.0) == ["expected", "difference", "actual", "expected", "actual", "missing", "new"])
    let (before, after) = (try PixmapReading.png(picture), try PixmapReading.png(other))
    #expect(pictures[0].1 == before && pictures[2].1 == after)
    #expect(pictures[1].1[0, 0] == DifferencePicture.different)
    #expect(page.firstMatch(of: /(?:src|href)="(?!data:)/) == nil && !page.contains("http"))
    // The same request is the same page.
    #expect(try compare("a", "b", "-o", "again.html").status == 2)
    #expect(try folder.read("again.html") == folder.read("report.html"))
  }

  @Test func pageOfTwoFilesIsOneSection() throws {
    #expect(try compare("a/same.png", "b/deep/changed.PNG", "-o", "report.html").status == 1)
    let page = String(decoding: try folder.read("report.html"), as: UTF8.self)
    #expect(page.matches(of: /<section/).count == 1)
    #expect(page.contains("3 of 45 pixels differ"))
  }

  @Test func whatCannotBeComparedIsTrouble() throws {
    try FileManager.default.createDirectory(atPath: folder.path("empty"), withIntermediateDirectories: true)
    for words in [
      ["a", "b/new.png"], ["b/new.png", "a"], ["a", "none"], ["empty", "empty"],
      ["a", "b", "-o", "diff.png"],
      ["a", "b", "-o", "-"], ["-", "a"],
    ] {
      let run = try BuiltProgram.run(["compare"] + words, folder: folder.path)
      #expect(run.status == 2, "\(words)")
      #expect(run.outputText == "" && run.errorText.contains("star-rating: error: "), "\(words)")
    }
    #expect(try compare("a", "empty").status == 1)
  }
}
