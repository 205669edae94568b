import Foundation
import RatingCodecs
import RatingPixels
import TestSupport
import Testing

/// The files that `compare` reads and writes, and what it does where they are none.
@Suite struct CompareFileTests {
  private let folder: TemporaryFolder
  private let first: [UInt8]
  private let second: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    first = try CompareTests.png(CompareTests.white, width: 9, height: 5)
    second = try CompareTests.png(
      CompareTests.white, width: 9, height: 5, block: PixelBox(x: 2, y: 1, width: 2, height: 2))
    try folder.write(first, to: "a.png")
    try folder.write(second, to: "b.png")
  }

  private func compare(_ words: String..., input: [UInt8] = []) throws -> FinishedProcess {
    try BuiltProgram.run(["compare"] + words, input: input, folder: folder.path)
  }

  @Test func pictureShowsExpectedDifferenceAndActual() throws {
    #expect(try compare("a.png", "b.png", "-o", "diff.png").status == 1)
    let sheet = try PixmapReading.png(folder.read("diff.png"))
    let expected = try DifferencePicture.triptych(
      .narrow(PixmapReading.png(first)), .narrow(PixmapReading.png(second)))
    #expect(sheet == expected)
    // It is written where nothing differs too: an old one would lie.
    #expect(try compare("a.png", "a.png", "-q", "-o", "diff.png").status == 0)
    #expect(try PixmapReading.png(folder.read("diff.png")) != expected)
    let streamed = try compare("a.png", "b.png", "-o", "-")
    #expect(try PixmapReading.png(streamed.output) == expected)
    #expect(streamed.errorText.hasPrefix("different: 4 of 45 pixels"))
  }

  @Test func onePictureMayComeFromStandardInput() throws {
    #expect(try compare("-", "a.png", input: first).status == 0)
    #expect(try compare("a.png", "-", input: second).status == 1)
    let run = try compare("-", "-", input: first)
    #expect(run.status == 2 && run.errorText.contains("standard input"))
  }

  @Test(arguments: ["cut", "checksum", "zero bytes", "words", "missing", "pixels", "folder"])
  func whatIsNoPictureIsTroubleAndNeverAMatch(_ kind: String) throws {
    var bytes = first
    switch kind {
    case "cut": bytes.removeLast(12)
    case "checksum": bytes[bytes.count - 20] ^= 1
    case "zero bytes": bytes = []
    case "words": bytes = Array("no picture".utf8)
    case "pixels":
      bytes = PNGBytes.file([
        ("IHDR", PNGBytes.number(16_384) + PNGBytes.number(16_384) + [16, 6, 0, 0, 0]),
        ("IDAT", PNGBytes.zlib([])), ("IEND", []),
      ])
    default: break
    }
    if kind == "folder" {
      try FileManager.default.createDirectory(
        atPath: folder.path("bad.png"), withIntermediateDirectories: true)
    } else if kind != "missing" {
      try folder.write(bytes, to: "bad.png")
    }
    for words in [["bad.png", "a.png"], ["a.png", "bad.png"], ["bad.png", "bad.png"]] {
      if kind == "folder", words[0] == words[1] { continue }
      let run = try BuiltProgram.run(
        ["compare"] + words + ["--json", "--tolerance", "255"], folder: folder.path)
      #expect(run.status == 2)
      #expect(run.outputText == "")
      #expect(run.errorText.contains("star-rating: error: ") && run.errorText.contains("bad.png"))
    }
  }

  @Test func aPictureIsNotWrittenOverOneThatIsCompared() throws {
    let run = try compare("a.png", "b.png", "-o", "./b.png")
    #expect(run.status == 2)
    #expect(try folder.read("b.png") == second)
  }

  @Test func outputThatCannotBeWrittenIsTrouble() throws {
    let run = try compare("a.png", "b.png", "-o", "none/diff.png")
    #expect(run.status == 2 && run.errorText.contains("none/diff.png"))
    #expect(try folder.names == ["a.png", "b.png"])
  }

  @Test func comparingAFileWithItselfIsNoted() throws {
    let run = try compare("a.png", "./a.png")
    #expect(run.status == 0 && run.errorText.contains("compared with itself"))
    #expect(try compare("a.png", "a.png", "-q").errorText == "")
    #expect(try compare("a.png", "a.png", "--strict").status == 2)
  }

  @Test(arguments: [["compare"], ["compare", "a.png"]])
  func twoPicturesAreNeeded(_ words: [String]) throws {
    let run = try BuiltProgram.run(words, folder: folder.path)
    #expect(run.status == 2 && run.errorText.contains("is missing"))
  }

  /// Eight bits against sixteen, a palette against RGBA, in seven passes or one: the same pixels.
  @Test func samePixelsInAnotherFormAreTheSame() throws {
    for (first, second) in [
      (MadeForm(colorType: 0, depth: 1), MadeForm(colorType: 0, depth: 1, isInterlaced: true)),
      (MadeForm(colorType: 6, depth: 16), MadeForm(colorType: 6, depth: 16, isInterlaced: true)),
    ] {
      try folder.write(MadePNG(first, width: 20, height: 11).bytes(), to: "c.png")
      try folder.write(MadePNG(second, width: 20, height: 11).bytes(), to: "d.png")
      #expect(try compare("c.png", "d.png").status == 0)
    }
    let convert = try Tool("convert")
    for form in ["PNG8", "PNG24", "PNG32", "PNG48", "PNG64"] {
      let run = try convert.run([folder.path("b.png"), "\(form):\(folder.path("c.png"))"])
      try #require(run.status == 0, "\(run.errorText)")
      #expect(try compare("b.png", "c.png").status == 0, "\(form)")
    }
  }

  #if os(Linux)
    /// Two pixmaps of 4,000 x 4,000 are 125,000 kB of data; the program, its stacks and buffers take the rest.
    @Test func twoLargePicturesTakeTheirTwoPixmapsMemory() throws {
      let large = try CompareFileTests.large(0)
      try folder.write(large, to: "c.png")
      try folder.write(try CompareFileTests.large(1), to: "d.png")
      func run(_ limit: Int) throws -> FinishedProcess {
        try ChildProcess.run(
          "/bin/sh",
          ["-c", "ulimit -d \(limit); exec \"$@\"", "sh", BuiltProgram.path(), "compare", "c.png", "d.png"],
          folder: folder.path)
      }
      let inside = try run(125_000 + 25_000)
      #expect(inside.status == 1 && !inside.wasSignalled, "\(inside.errorText)")
      #expect(inside.outputText.hasPrefix("different: 1 of 16000000 pixels"))
      // One that holds less than the two fails: the limit is felt.
      #expect(try run(120_000).status > 1)
    }

    private static func large(_ level: UInt8) throws -> [UInt8] {
      var pixmap = try Pixmap(width: 4_000, height: 4_000)
      pixmap[3_999, 3_999] = PixelColor(red: level, green: 0, blue: 0)
      return try PNGEncoder(scale: 1, effort: .fast).bytes(pixmap)
    }
  #endif
}
