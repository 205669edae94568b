import TestSupport
import Testing

@Suite struct RefusedRequestTests {
  /// Status 2, nothing on standard output, one line on standard error, no file.
  private func expectRefused(_ request: RefusedRequest) throws {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.run(request.arguments, folder: folder.path)
    #expect(run.status == 2 && !run.wasSignalled)
    #expect(run.output.isEmpty)
    #expect(run.errorText == "star-rating: error: \(request.error)\n")
    #expect(try folder.names.isEmpty)
  }

  private static func rating(_ word: String) -> RefusedRequest {
    RefusedRequest(
      "rating \"\(word)\"", ["render", word, "-o", "x.png", "-o", "x.svg"],
      "rating cannot be \"\(word)\": allowed is a number such as 3.5, or none")
  }

  static let ratings = [
    "abc", "nan", "NaN", "inf", "Infinity", "1e400", "1e0", "4.2abc", "0x1p2", "", " ", " 4.5 ", "+4",
    "4.", ".", "1_000", "４", "None", "-1-", "-0x1",
  ].map { rating($0) }

  @Test(arguments: ratings)
  func aRatingThatIsNoDecimalIsQuotedAndRefused(_ request: RefusedRequest) throws {
    try expectRefused(request)
  }

  static let calls = [
    RefusedRequest(
      "no command", [],
      "no command is given: star-rating render 3.5 -o rating.png draws a rating, star-rating help lists all"),
    RefusedRequest(
      "unknown command, near", ["rendr", "3"], "there is no command \"rendr\": did you mean render?"),
    RefusedRequest(
      "unknown command, far", ["paint", "3"], "there is no command \"paint\": star-rating help lists them"),
    RefusedRequest(
      "a command is not abbreviated", ["lay", "3"],
      "there is no command \"lay\": star-rating help lists them"),
    RefusedRequest(
      "help of an unknown command", ["help", "hut"], "there is no command \"hut\": did you mean hit?"),
    RefusedRequest(
      "help of two commands", ["help", "hit", "layout"],
      "\"layout\" is one argument too many: star-rating help help shows how it is called"),
    RefusedRequest(
      "render without a rating", ["render", "-o", "x.png"],
      "RATING is missing: star-rating help render shows how it is called"),
    RefusedRequest(
      "layout without a rating", ["layout"],
      "RATING is missing: star-rating help layout shows how it is called"),
    RefusedRequest(
      "hit without a point", ["hit"], "X,Y is missing: star-rating help hit shows how it is called"),
    RefusedRequest(
      "two ratings", ["render", "3", "4"],
      "\"4\" is one argument too many: star-rating help render shows how it is called"),
    RefusedRequest(
      "a point of one number", ["hit", "30"],
      "X,Y cannot be \"30\": allowed is two numbers of points, such as 40,12"),
    RefusedRequest(
      "a point of three numbers", ["hit", "1,2,3"],
      "X,Y cannot be \"1,2,3\": allowed is two numbers of points, such as 40,12"),
    RefusedRequest(
      "a point with no number", ["hit", "3,nan"],
      "X,Y cannot be \"3,nan\": allowed is two numbers of points, such as 40,12"),
    RefusedRequest(
      "a point with an empty half", ["hit", "3,"],
      "X,Y cannot be \"3,\": allowed is two numbers of points, such as 40,12"),
    RefusedRequest(
      "a layout in an unknown form", ["layout", "3", "--as", "xml"],
      "--as cannot be \"xml\": allowed is json, html-map, html-table"
    ),
  ]

  @Test(arguments: calls)
  func aCallThatCannotBeMeantIsRefused(_ request: RefusedRequest) throws {
    try expectRefused(request)
  }

  static let options = [
    RefusedRequest(
      "unknown option, near", ["render", "3", "--sise", "40"],
      "there is no option \"--sise\": did you mean --size?"),
    RefusedRequest(
      "unknown option, swapped letters", ["render", "3", "--fiill=red"],
      "there is no option \"--fiill\": did you mean --fill?"),
    RefusedRequest(
      "unknown option, far", ["render", "3", "--wobble-factor", "1"],
      "there is no option \"--wobble-factor\": --help lists them"),
    RefusedRequest(
      "unknown letter", ["render", "3", "-x"], "there is no option \"-x\": --help lists them"),
    RefusedRequest(
      "unknown letter after a known one", ["render", "3", "-qx"],
      "there is no option \"-qx\": --help lists them"),
    RefusedRequest(
      "minus infinity is no number", ["render", "-inf"], "there is no option \"-inf\": --help lists them"),
    RefusedRequest(
      "an unambiguous beginning", ["render", "3", "--siz", "40"],
      "there is no option \"--siz\": did you mean --size?"),
    RefusedRequest(
      "an unambiguous beginning with its value", ["render", "3", "--siz=40"],
      "there is no option \"--siz\": did you mean --size?"),
    RefusedRequest(
      "a beginning of a switch", ["render", "3", "--quie"],
      "there is no option \"--quie\": did you mean --quiet?"),
    RefusedRequest(
      "an ambiguous beginning", ["render", "3", "--out", "1"],
      "there is no option \"--out\": did you mean --output?"),
    RefusedRequest(
      "an option of another form", ["layout", "3", "-o", "x.json"],
      "--output says nothing without --as html-table"),
    RefusedRequest(
      "a letter of another command", ["hit", "3,3", "-o", "x.json"],
      "there is no option \"-o\": --help lists them"),
    RefusedRequest(
      "an option of two other commands", ["render", "3", "--label", "x"],
      "there is no option \"--label\" here: badge, batch have it"),
    RefusedRequest(
      "an option of one other command", ["badge", "3", "--platform=ios"],
      "there is no option \"--platform\" here: assets has it"),
    RefusedRequest(
      "a property given twice", ["render", "3", "--size", "40", "--size=41"],
      "--size is given twice: once is allowed"),
    RefusedRequest(
      "a format given twice", ["render", "3", "-f", "png", "--format", "svg"],
      "--format is given twice: once is allowed"),
    RefusedRequest(
      "a switch given twice", ["render", "3", "-q", "--quiet"], "--quiet is given twice: once is allowed"),
    RefusedRequest(
      "a switch with a value", ["render", "3", "--strict=yes"], "--strict takes no value"),
    RefusedRequest(
      "an option without its value", ["render", "3", "--size"],
      "--size needs a value: allowed is a number above 0, up to 16384"),
    RefusedRequest(
      "a letter without its value", ["render", "3", "-o"],
      "--output needs a value: allowed is a file, or - for standard output"),
    RefusedRequest(
      "after -- an option is an argument", ["render", "--", "--quiet"],
      "rating cannot be \"--quiet\": allowed is a number such as 3.5, or none"),
    RefusedRequest(
      "after -- there is one argument too many", ["render", "3", "--", "-q"],
      "\"-q\" is one argument too many: star-rating help render shows how it is called"),
  ]

  @Test(arguments: options)
  func anOptionIsTakenByItsWholeNameAndOnce(_ request: RefusedRequest) throws {
    try expectRefused(request)
  }

  static let values = [
    RefusedRequest(
      "a decimal comma", ["render", "3", "--gap", "1,5"],
      "gap cannot be \"1,5\": a decimal comma, allowed is a point as in 3.5"),
    RefusedRequest(
      "a unit", ["render", "3", "--size", "40px"],
      "size cannot be \"40px\": allowed is a number above 0, up to 16384"),
    RefusedRequest(
      "half a star", ["render", "3", "--stars", "4.5"],
      "stars cannot be \"4.5\": allowed is a whole number from 1 to 100"),
    RefusedRequest(
      "an unknown step", ["render", "3", "--step", "third"],
      "step cannot be \"third\": allowed is full, half, quarter, exact, or a number above 0, up to 1"),
    RefusedRequest(
      "a step of nothing", ["render", "3", "--step", "0"],
      "step cannot be \"0\": allowed is full, half, quarter, exact, or a number above 0, up to 1"),
    RefusedRequest(
      "a direction in capitals", ["render", "3", "--direction", "RTL"],
      "direction cannot be \"RTL\": allowed is ltr, rtl, ttb, btt"),
    RefusedRequest(
      "three paddings", ["render", "3", "--padding", "1 2 3"],
      "padding cannot be \"1 2 3\": allowed is one, two or four of a number from 0 to 16384"),
    RefusedRequest(
      "a worst above the top", ["render", "3", "--worst", "5"],
      "worst cannot be \"5\": allowed is a number from 0 to below 5"),
    RefusedRequest(
      "a place that titles do not have", ["render", "3", "--title", "{rating}"],
      "title cannot be \"{rating}\": allowed is a text of 1 to 256 characters with "
        + "{value}, {out-of}, {stars}, {count}"),
    RefusedRequest(
      "an unknown format", ["render", "3", "-f", "gif"],
      "--format cannot be \"gif\": allowed is png, svg, pdf, android-vector"),
    RefusedRequest(
      "the ending of another format", ["render", "3", "-o", "x.JPEG"],
      "\"x.JPEG\" has the ending of a format that cannot be written: allowed is png, svg, pdf, android-vector"
    ),
    RefusedRequest(
      "an empty name", ["render", "3", "-o", ""],
      "--output cannot be \"\": allowed is a file, or - for standard output"),
    RefusedRequest(
      "one file twice", ["render", "3", "-o", "x.png", "-o", "x.png"],
      "\"x.png\" is named twice as an output: once is allowed"),
    RefusedRequest(
      "a scaled file under another's name",
      ["render", "3", "--scale", "1,2", "-o", "x.png", "-o", "x@2x.png"],
      "\"x@2x.png\" is named twice as an output: once is allowed"),
    RefusedRequest(
      "one scale twice", ["render", "3", "--scale", "2,2.0", "-o", "x.png"],
      "scale cannot be \"2,2.0\": allowed is each scale once"),
    RefusedRequest(
      "an empty scale in a list", ["render", "3", "--scale", "1,,2", "-o", "x.png"],
      "scale cannot be \"1,,2\": allowed is a number above 0, up to 16, or a list with commas"),
    RefusedRequest(
      "PNGs of two scales on one stream", ["render", "3", "-f", "png", "--scale", "1,2"],
      "scale cannot be \"1,2\" on standard output: allowed there is one scale, -o rating.png takes several"),
    RefusedRequest(
      "a control character is told by its number", ["render", "a\u{1B}[31m\nb"],
      "rating cannot be \"a\\u{1B}[31m\\u{A}b\": allowed is a number such as 3.5, or none"),
    RefusedRequest(
      "a long value is cut",
      ["render", String(repeating: "7", count: 40) + String(repeating: "x", count: 90)],
      "rating cannot be \"" + String(repeating: "7", count: 40) + String(repeating: "x", count: 20)
        + "…\": allowed is a number such as 3.5, or none"),
  ]

  @Test(arguments: values)
  func aValueOutsideItsRangeIsNamedWithWhatIsAllowed(_ request: RefusedRequest) throws {
    try expectRefused(request)
  }

  static let hidden = [
    RefusedRequest(
      "U+0001 before a number", ["render", "\u{1}3.5"],
      "rating cannot be \"\\u{1}3.5\": allowed is a number such as 3.5, or none"),
    RefusedRequest(
      "two spellings of one file", ["render", "3", "-o", "x.png", "-o", "./x.png"],
      "\"./x.png\" is named twice as an output: once is allowed"),
  ]

  @Test(arguments: hidden)
  func nothingIsDroppedWithoutAWord(_ request: RefusedRequest) throws {
    try expectRefused(request)
  }
}
