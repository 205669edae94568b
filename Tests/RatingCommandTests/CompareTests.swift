import Foundation
import RatingCodecs
import RatingPixels
import TestSupport
import Testing

/// `compare` on two files: exit 0 same, 1 different, 2 trouble.
@Suite struct CompareTests {
  static let black = PixelColor(red: 0, green: 0, blue: 0)
  static let white = PixelColor(red: 255, green: 255, blue: 255)

  static func png(_ color: PixelColor, width: Int, height: Int, block: PixelBox? = nil) throws -> [UInt8] {
    var pixmap = try Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let isInside = block.map { $0.holds(x, y) } == true
        pixmap[x, y] = isInside ? PixelColor(red: 9, green: 200, blue: 255) : color
      }
    }
    return try PNGEncoder(scale: 1).bytes(pixmap)
  }

  struct Answer: Decodable {
    struct Side: Decodable { let path: String, width: Int, height: Int }
    struct Box: Decodable, Equatable { let x: Int, y: Int, width: Int, height: Int }
    let same: Bool, reason: String, expected: Side, actual: Side
    let pixels: Int?, share: Double?, box: Box?, largest: Double?
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func compare(_ first: [UInt8], _ second: [UInt8], _ words: [String] = []) throws -> FinishedProcess
  {
    try BuiltProgram.run(
      ["compare", folder.write(first, to: "a.png"), folder.write(second, to: "b.png")] + words)
  }

  private func answer(_ run: FinishedProcess) throws -> Answer {
    #expect(run.errorText == "")
    return try JSONDecoder().decode(Answer.self, from: Data(run.output))
  }

  /// A share is never told as none or all where it is not.
  @Test func aShareIsRoundedToNeitherEnd() throws {
    let side = 1_500
    let black = try CompareTests.png(CompareTests.black, width: side, height: side)
    let dot = PixelBox(x: 7, y: 7, width: 1, height: 1)
    let one = try compare(black, CompareTests.png(CompareTests.black, width: side, height: side, block: dot))
    #expect(one.outputText.hasPrefix("different: 1 of 2250000 pixels differ (less than 0.0001 %)\n"))
    let white = try CompareTests.png(CompareTests.white, width: side, height: side)
    let most = try compare(
      CompareTests.png(CompareTests.black, width: side, height: side, block: dot),
      CompareTests.png(CompareTests.white, width: side, height: side, block: dot))
    #expect(most.outputText.hasPrefix("different: 2249999 of 2250000 pixels differ (more than 99.9999 %)\n"))
    #expect(
      try compare(black, white).outputText.hasPrefix("different: 2250000 of 2250000 pixels differ (100 %)\n"))
  }

  @Test func alphaCountsAndTheColourOfClearPixelsDoesNot() throws {
    let clear = PixelColor(red: 0, green: 0, blue: 0, alpha: 0)
    let clearWhite = PixelColor(red: 255, green: 255, blue: 255, alpha: 0)
    for (first, second, status) in [
      (CompareTests.black, clear, 1 as Int32), (CompareTests.white, clearWhite, 1), (clearWhite, clear, 0),
    ] {
      let run = try compare(
        CompareTests.png(first, width: 3, height: 3), CompareTests.png(second, width: 3, height: 3))
      #expect(run.status == status)
      #expect(run.outputText.hasPrefix(status == 0 ? "same: no pixel differs\n" : "different: 9 of 9 pixels"))
    }
  }

  @Test func changedBlockIsReportedInWordsAndJSON() throws {
    let first = try CompareTests.png(CompareTests.white, width: 400, height: 400)
    let box = PixelBox(x: 25, y: 300, width: 30, height: 30)
    let second = try CompareTests.png(CompareTests.white, width: 400, height: 400, block: box)
    let run = try compare(first, second)
    #expect(run.status == 1)
    #expect(
      run.outputText == """
        different: 900 of 160000 pixels differ (0.5625 %)
          expected: \(folder.path("a.png")), 400 x 400 pixels
          actual:   \(folder.path("b.png")), 400 x 400 pixels
          box:      30 x 30 pixels at x 25, y 300
          largest difference of a channel: 246 of 255

        """)
    let answer = try answer(compare(first, second, ["--json"]))
    #expect(!answer.same && answer.reason == "pixels")
    #expect(answer.pixels == 900 && answer.share == 0.005625 && answer.largest == 246)
    #expect(answer.box == Answer.Box(x: 25, y: 300, width: 30, height: 30))
    #expect(answer.expected.path == folder.path("a.png") && answer.actual.path == folder.path("b.png"))
    #expect(answer.actual.width == 400 && answer.actual.height == 400)
    for (allowed, status) in [("900", 0 as Int32), ("899", 1), ("100", 1), ("1", 1)] {
      #expect(try compare(first, second, ["--allow-pixels", allowed]).status == status)
    }
    #expect(try compare(first, second, ["--tolerance", "1"]).status == 1)
    let allowing = try self.answer(compare(first, second, ["--allow-pixels", "900", "--json"]))
    #expect(allowing.same && allowing.reason == "none" && allowing.pixels == 900)
  }

  @Test(arguments: [
    ["--tolerance", "256"], ["--tolerance", "-1"], ["--tolerance", "1%"], ["--tolerance", "0.5"],
    ["--tolerance", ""], ["--allow-pixels", "-1"], ["--allow-pixels", "1%"], ["--allow-pixels", "0.01"],
    ["--allow-pixels", "99999999999999999999"], ["--threshold", "1"], ["-o", "diff.jpg"], ["-o", ""],
    ["-o", "-", "--json"], ["third.png"],
  ])
  func wrongRequestsAreTrouble(_ words: [String]) throws {
    let picture = try CompareTests.png(CompareTests.white, width: 2, height: 2)
    let run = try compare(picture, picture, words)
    #expect(run.status == 2)
    #expect(run.errorText.hasPrefix("star-rating: error: "))
    #expect(run.outputText == "")
    #expect(try folder.names == ["a.png", "b.png"])
  }

  @Test func noiseOfOneLevelIsATolerancesWork() throws {
    let first = try CompareTests.png(PixelColor(red: 9, green: 99, blue: 199), width: 20, height: 9)
    let second = try CompareTests.png(PixelColor(red: 10, green: 98, blue: 200), width: 20, height: 9)
    for (tolerance, status) in [("0", 1 as Int32), ("1", 0), ("2", 0), ("255", 0)] {
      let run = try compare(first, second, ["--tolerance", tolerance, "--json"])
      #expect(run.status == status)
      #expect(try answer(run).largest == 1)
    }
    #expect(try compare(first, second, ["--antialiasing"]).status == 1)
  }

  @Test(arguments: [("200", "201"), ("201", "200")])
  func otherSizeIsDifferentAtEveryTolerance(_ width: String, other: String) throws {
    let first = try CompareTests.png(CompareTests.white, width: Int(width)!, height: 40)
    let second = try CompareTests.png(CompareTests.white, width: Int(other)!, height: 40)
    let words = ["--tolerance", "255", "--allow-pixels", "64000000", "--antialiasing"]
    let sheet = folder.path("diff.png")
    let run = try compare(first, second, words + ["-o", sheet])
    #expect(run.status == 1)
    for text in ["\(width) x 40", "\(other) x 40", "pixels", folder.path("a.png"), folder.path("b.png")] {
      #expect(run.outputText.contains(text))
    }
    let picture = try PixmapReading.png(folder.read("diff.png"))
    #expect(picture.width == 3 * 201 + 2 * DifferencePicture.gap && picture.height == 40)
    let answer = try answer(compare(first, second, words + ["--json"]))
    #expect(!answer.same && answer.reason == "size" && answer.pixels == nil && answer.box == nil)
    #expect("\(answer.expected.width)" == width && "\(answer.actual.width)" == other)
  }

  /// 3.5 against 3.55 at 20 points is one column of pixels; no mode but an allowance forgives it.
  @Test(arguments: [[], ["--direction", "rtl"], ["--background", "#fff"]])
  func movedBoundaryStaysDifferent(_ words: [String]) throws {
    func rating(_ value: String) throws -> [UInt8] {
      let run = try BuiltProgram.run(
        ["render", value, "--step", "exact", "--size", "20", "-f", "png"] + words)
      #expect(run.status == 0)
      return run.output
    }
    let (first, second) = (try rating("3.5"), try rating("3.55"))
    #expect(try compare(first, second).status == 1)
    let run = try compare(first, second, ["--antialiasing", "--json"])
    #expect(run.status == 1)
    let answer = try answer(run)
    #expect(answer.box?.width == 1)
    #expect(
      try compare(first, second, ["--antialiasing", "--allow-pixels", "\(answer.pixels ?? 0)"]).status == 0)
    #expect(
      try compare(first, second, ["--antialiasing", "--allow-pixels", "\((answer.pixels ?? 0) - 1)"]).status
        == 1)
  }

  /// A row without padding: its tips touch the picture's border.
  @Test(arguments: ["none", "#fff", "#000"], ["12", "20", "33"])
  func rowShiftedByAFiftiethOfAPixelIsNoise(_ ground: String, size: String) throws {
    let svg = try BuiltProgram.run(["render", "3.5", "--size", size]).outputText
    let (start, end) = (
      try #require(svg.firstIndex(of: ">")), try #require(svg.range(of: "</svg>", options: .backwards))
    )
    func drawn(_ shift: String) throws -> [UInt8] {
      let document =
        "\(svg[...start])<rect width=\"999\" height=\"99\" fill=\"\(ground)\"/><g transform=\"translate(\(shift))\">"
        + "\(svg[svg.index(after: start)..<end.lowerBound])</g></svg>"
      let run = try Tool("rsvg-convert").run([], input: Array(document.utf8))
      try #require(run.status == 0, "\(run.errorText)")
      return run.output
    }
    let before = try drawn("0 0")
    var moved = 0
    for shift in ["0.02 0", "-0.02 0", "0 0.02", "0 -0.02", "0.02 0.02", "-0.02 -0.02"] {
      let after = try drawn(shift)
      if try compare(before, after).status == 1 { moved += 1 }
      let run = try compare(before, after, ["--antialiasing"])
      #expect(run.status == 0, "\(shift): \(run.outputText)")
    }
    #expect(moved >= 3)
  }
}

extension PixelBox {
  func holds(_ x: Int, _ y: Int) -> Bool {
    (self.x..<(self.x + width)).contains(x) && (self.y..<(self.y + height)).contains(y)
  }
}
