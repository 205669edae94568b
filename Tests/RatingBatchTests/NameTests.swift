import Foundation
import TestSupport
import Testing

/// Names that clash or leave the folder, through the program.
@Suite struct NameTests {
  static let leaving: [(name: String, words: String)] = [
    ("../evil.png", "\"../evil.png\": allowed is a path inside the output folder, without . and .."),
    (
      "a/../../evil.png", "\"a/../../evil.png\": allowed is a path inside the output folder, without . and .."
    ),
    ("/var/evil.png", "\"/var/evil.png\": allowed is a path inside the output folder, without . and .."),
    ("a//b.png", "\"a//b.png\": allowed is a path inside the output folder, without . and .."),
    ("./a.png", "\"./a.png\": allowed is a path inside the output folder, without . and .."),
    (".", "\".\": allowed is a path inside the output folder, without . and .."),
    ("..", "\"..\": allowed is a path inside the output folder, without . and .."),
    (
      "a.png/b.png",
      "\"a.png/b.png\": no folder may have a picture's ending, for it could be another row's file"
    ),
    (
      "x/A.SVG/b.png",
      "\"x/A.SVG/b.png\": no folder may have a picture's ending, for it could be another row's file"
    ),
    ("a.png/", "\"a.png/\": allowed is a path inside the output folder, without . and .."),
    ("..\\evil.png", "\"..\\evil.png\": no control character and no backslash is allowed"),
    ("a\u{85}b.png", "\"a\\u{85}b.png\": no control character and no backslash is allowed"),
    ("d\u{9B}/b.png", "\"d\\u{9B}/b.png\": no control character and no backslash is allowed"),
    ("a\u{0}b.png", "\"a\\u{0}b.png\": no control character and no backslash is allowed"),
    ("con.png", "\"con.png\": it is a device's name on some systems"),
    ("NUL.tar.png", "\"NUL.tar.png\": it is a device's name on some systems"),
    ("a/COM1/b.png", "\"a/COM1/b.png\": it is a device's name on some systems"),
    (
      ".star-rating-1/b.png",
      "\".star-rating-1/b.png\": names with .star-rating- are kept for unfinished files"
    ),
    ("a.gif", "\"a.gif\": allowed endings are .png, .svg, .pdf, .xml"),
    ("a", "\"a\": allowed endings are .png, .svg, .pdf, .xml"),
  ]

  @Test(arguments: leaving)
  func aNameThatMayNotBeWritesNothing(_ row: (name: String, words: String)) throws {
    let batch = try BatchFolder("output,rating\nok.png,3\n\(row.name),4\n")
    let run = try batch.run()
    #expect(run.status == 2)
    #expect(
      run.errorText
        == "star-rating: error: m.csv, line 3: output cannot be \(row.words): nothing was written\n")
    #expect(try batch.folder.names == ["m.csv"])
  }

  @Test func aLongNameWritesNothing() throws {
    for name in [
      String(repeating: "x", count: 252) + ".png", String(repeating: "abcdefg/", count: 130) + "a.png",
    ] {
      let batch = try BatchFolder("output,rating\n\(name),4\n")
      let run = try batch.run()
      #expect(run.status == 2)
      #expect(run.errorText.hasSuffix(": allowed are 255 bytes a part, 1000 in all: nothing was written\n"))
      #expect(batch.lacks())
    }
  }

  @Test(arguments: [
    "sub/ok.png", "a b.png", "é/ü.png", "\u{A0}.png", "\u{C2}a.png", ".png", "..a.png", "console.png",
    "x/.y/z.SVG",
  ])
  func aNameInsideIsWritten(_ name: String) throws {
    let batch = try BatchFolder("output,rating\n\(name),4\n")
    let run = try batch.run()
    #expect(run.status == 0)
    #expect(try batch.names() == [name])
  }

  static let clashing: [(rows: [String], scale: String, words: String)] = [
    (["star.png", "Star.png"], "1", "\"Star.png\" is the file of line 2 too"),
    (["star.png", "star.png"], "1", "\"star.png\" is the file of line 2 too"),
    (["\u{E9}.png", "e\u{301}.png"], "1", "\"e\u{301}.png\" is the file of line 2 too"),
    (["\u{C9}.png", "e\u{301}.png"], "1", "\"e\u{301}.png\" is the file of line 2 too"),
    (["stra\u{DF}e.png", "STRASSE.png"], "1", "\"STRASSE.png\" is the file of line 2 too"),
    (["\u{1E9E}.png", "\u{DF}.png"], "1", "\"\u{DF}.png\" is the file of line 2 too"),
    (["STRA\u{1E9E}E.png", "strasse.png"], "1", "\"strasse.png\" is the file of line 2 too"),
    (["\u{FB01}.png", "FI.png"], "1", "\"FI.png\" is the file of line 2 too"),
    (["\u{212A}.png", "k.png"], "1", "\"k.png\" is the file of line 2 too"),
    (["a.png", "b.png", "A.PNG"], "1,2", "\"A.PNG\" is the file of line 2 too"),
    (["Dir/a.png", "dir/a.png"], "1", "\"dir/a.png\" is the file of line 2 too"),
  ]

  @Test(arguments: clashing)
  func twoRowsMayNotShareAFile(_ row: (rows: [String], scale: String, words: String)) throws {
    let batch = try BatchFolder("output,rating\n" + row.rows.map { "\($0),4\n" }.joined())
    let run = try batch.run(["--scale", row.scale])
    #expect(run.status == 2)
    #expect(
      run.errorText
        == "star-rating: error: m.csv, line \(row.rows.count + 1): \(row.words): nothing was written\n")
    #expect(batch.lacks())
  }

  @Test func scalesCountAmongTheNames() throws {
    let batch = try BatchFolder("output,rating,scale\na.png,4,\"1,2\"\na@2x.png,4,1\n")
    let run = try batch.run()
    #expect(run.status == 2)
    #expect(run.errorText.contains("line 3: \"a@2x.png\" is the file of line 2 too"))
    let doubled = try BatchFolder("output,rating\na@2x.png,4\n")
    let second = try doubled.run(["--scale", "1,2"])
    #expect(second.status == 2)
    #expect(
      second.errorText.contains("output cannot be \"a@2x.png\": the scales add such a suffix themselves"))
    #expect(batch.lacks() && doubled.lacks())
  }

  @Test func aClashFarApartIsFound() throws {
    let rows = (0..<20_000).map { "\($0).svg,4\n" }.joined()
    let run = try BatchFolder("output,rating\n\(rows)77.SVG,4\n").run()
    #expect(run.status == 2)
    #expect(run.errorText.contains("line 20002: \"77.SVG\" is the file of line 79 too"))
  }

  @Test(arguments: ["m.csv", "m.ndjson"])
  func aLinkInTheFolderDoesNotLeadOut(_ name: String) throws {
    let isCSV = name == "m.csv"
    let batch = try BatchFolder(
      isCSV ? "output,rating\nsub/ok.png,4\n" : "{\"output\":\"sub/ok.png\",\"rating\":4}\n", named: name)
    let manager = FileManager.default
    for folder in ["out", "far"] {
      try manager.createDirectory(atPath: batch.folder.path(folder), withIntermediateDirectories: false)
    }
    try manager.createSymbolicLink(
      atPath: batch.folder.path("out/sub"), withDestinationPath: batch.folder.path("far"))
    let run = try batch.run()
    #expect(run.status == 2)
    #if JSON
      #expect(
        run.errorText.contains("output cannot be \"sub/ok.png\": a link in the output folder is not followed")
      )
    #endif
    #expect(try manager.contentsOfDirectory(atPath: batch.folder.path("far")).isEmpty)
    #expect(try manager.contentsOfDirectory(atPath: batch.folder.path("out")) == ["sub"])
  }

  @Test func aFileThatIsALinkIsReplacedAndItsTargetStays() throws {
    let batch = try BatchFolder("output,rating\na.png,4\n")
    try FileManager.default.createDirectory(
      atPath: batch.folder.path("out"), withIntermediateDirectories: false)
    try batch.folder.write("kept", to: "kept")
    try FileManager.default.createSymbolicLink(
      atPath: batch.folder.path("out/a.png"), withDestinationPath: batch.folder.path("kept"))
    #expect(try batch.run().status == 0)
    #expect(try batch.folder.read("kept") == Array("kept".utf8))
    #expect(try batch.files() == ["a.png": BatchFolder.rendered("4")])
  }
}
