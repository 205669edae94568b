import TestSupport
import Testing

/// Sizes beyond the limits are refused before memory is taken; nothing is written.
@Suite struct LimitTests {
  static let bounds = "is out of bounds: allowed are 1 to 16384 a side and 64000000 in all"
  static let requests = [
    RefusedRequest("a huge size", ["--size", "999999999999999"], "a number above 0, up to 16384"),
    RefusedRequest("a size of 40000", ["--size", "40000"], "a number above 0, up to 16384"),
    RefusedRequest("a size of 0", ["--size", "0"], "a number above 0, up to 16384"),
    RefusedRequest("a size below 0", ["--size", "-5"], "a number above 0, up to 16384"),
    RefusedRequest("a size of nan", ["--size", "nan"], "a number above 0, up to 16384"),
    RefusedRequest("a size with an exponent", ["--size", "1e9"], "a number above 0, up to 16384"),
    RefusedRequest("a row too long", ["--size", "7000"], bounds),
    RefusedRequest("a square too large", ["--size", "16384", "--stars", "1"], bounds),
    RefusedRequest("a padding too large", ["--padding", "16384"], bounds),
    RefusedRequest("a gap too large", ["--gap", "16384"], bounds),
    RefusedRequest("a frame too large", ["--width", "16384", "--height", "16384"], bounds),
    RefusedRequest("a scale with an exponent", ["--scale", "1e9"], "a number above 0, up to 16"),
    RefusedRequest("a scale of 17", ["--scale", "17"], "a number above 0, up to 16"),
    RefusedRequest("a scale of 0", ["--scale", "0"], "a number above 0, up to 16"),
    RefusedRequest("a scale below 0", ["--scale", "-1"], "a number above 0, up to 16"),
    RefusedRequest("a picture too long at its scale", ["--size", "300", "--scale", "10"], bounds),
    RefusedRequest("the second of two scales", ["--size", "300", "--scale", "1,10"], bounds),
    RefusedRequest(
      "seventeen scales", ["--scale", (1...17).map { "\($0).5" }.joined(separator: ",")],
      "a number above 0, up to 16"),
    RefusedRequest(
      "seventeen scales within their range",
      ["--scale", (11...27).map { "1.\($0)" }.joined(separator: ",")],
      "allowed is at most 16 scales"),
    RefusedRequest(
      "scales that are too large together", ["--size", "200", "--scale", "16,15,14", "--gap", "0"],
      "3 pictures of 135400000 pixels in all are out of bounds: "
        + "allowed are 64000000 for all files of one request"),
    RefusedRequest(
      "files that are too large together",
      ["--size", "3000", "--stars", "1", "--out-of", "5"] + (1...7).flatMap { ["-o", "\($0).png"] },
      "8 pictures of 72000000 pixels in all are out of bounds"),
    RefusedRequest("a million stars", ["--stars", "1000000"], "a whole number from 1 to 100"),
    RefusedRequest("no stars", ["--stars", "0"], "a whole number from 1 to 100"),
    RefusedRequest(
      "a title of 100,000 letters", ["--title", String(repeating: "a", count: 100_000)],
      "a text of 1 to 256 characters"),
    RefusedRequest(
      "a title of 257 letters", ["--title", String(repeating: "a", count: 257)],
      "a text of 1 to 256 characters"),
    RefusedRequest("a frame without room", ["--width", "0"], "the row needs more than"),
  ]

  @Test(arguments: requests)
  func aPictureBeyondTheLimitsIsRefusedAndNoFileIsLeft(_ request: RefusedRequest) throws {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.run(
      ["render", "3", "-o", "x.svg", "-o", "x.png"] + request.arguments, folder: folder.path)
    #expect(run.status == 2 && !run.wasSignalled)
    #expect(run.errorText.hasPrefix("star-rating: error: "))
    #expect(run.errorText.contains(request.error))
    #expect(try folder.names.isEmpty)
  }

  /// A frame's side is quoted exactly, and what the row needs is enough.
  @Test(arguments: [
    (["--size", "40", "--width", "0.0004"], "width cannot be \"0.0004\": the row needs 228 points there"),
    (
      ["--size", "24", "--width", "135.9999"], "width cannot be \"135.9999\": the row needs 136 points there"
    ),
    (
      ["--size", "10.00001", "--gap", "0", "--width", "50"],
      "width cannot be \"50\": the row needs 50.001 points there"
    ),
    (
      ["--gap", "1", "--width", "0.00001"],
      "width cannot be \"0.00001\": the row needs more than 4 points there"
    ),
  ])
  func aFramesSideIsToldExactly(words: [String], error: String) throws {
    let run = try BuiltProgram.run(["render", "3"] + words)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errorText == "star-rating: error: \(error), for its symbols, gaps and padding\n")
  }

  static let largest: [(flags: [String], width: Int, height: Int)] = [
    (["--stars", "1", "--width", "16384", "--size", "10"], 16_384, 10),
    (["--stars", "1", "--size", "1024", "--scale", "7.8"], 7_988, 7_988),
    (["--stars", "100", "--size", "1", "--gap", "0"], 100, 1),
    (["--stars", "1", "--size", "0.001"], 1, 1), (["--stars", "1", "--scale", "0.001"], 1, 1),
    (["--title", String(repeating: "a", count: 256), "--stars", "1"], 24, 24),
  ]

  /// What makes a small file small takes seconds for a large one.
  @Test func theSmallestFileOfALargePictureIsTheDefaultOneWithANote() throws {
    for (size, isLarge) in [("1000", false), ("1001", true)] {
      let request = ["render", "1", "--stars", "1", "--size", size, "-f", "png", "--compression"]
      let smallest = try BuiltProgram.run(request + ["smallest"])
      let plain = try BuiltProgram.run(request + ["default"])
      #expect(smallest.status == 0 && (smallest.output == plain.output) == isLarge)
      let note =
        "star-rating: note: compression smallest is for at most 1000000 pixels: "
        + "a larger picture is compressed as by default\n"
      #expect(smallest.errorText == (isLarge ? note : ""))
    }
  }

  @Test(arguments: largest)
  func aPictureAtTheLimitsIsDrawn(_ row: (flags: [String], width: Int, height: Int)) throws {
    let run = try BuiltProgram.run(["render", "1", "-f", "png"] + row.flags)
    #expect(run.status == 0)
    let pixmap = try PixmapReading.png(run.output)
    #expect(pixmap.width == row.width)
    #expect(pixmap.height == row.height)
  }
}
