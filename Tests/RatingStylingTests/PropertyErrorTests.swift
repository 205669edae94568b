import RatingStyling
import Testing

@Suite struct PropertyErrorTests {
  typealias Words = [(String, String)]

  static let refused: [(Words, String)] = [
    ([("stars", "0")], #"stars cannot be "0": allowed is a whole number from 1 to 100"#),
    ([("size", "0")], #"size cannot be "0": allowed is a number above 0, up to 16384"#),
    ([("rating", "nan")], #"rating cannot be "nan": allowed is a number such as 3.5, or none"#),
    ([("decimals", "7")], #"decimals cannot be "7": allowed is a whole number from 0 to 6, or auto"#),
    ([("rounding", "floor")], #"rounding cannot be "floor": allowed is nearest, down, up, midway"#),
    (
      [("step", "third")],
      #"step cannot be "third": allowed is full, half, quarter, exact, or a number above 0, up to 1"#
    ),
    ([("symbol", "sun")], #"symbol cannot be "sun": allowed is star, heart, circle, square, diamond, path"#),
    (
      [("path", "M0 0 x")],
      #"path cannot be "M0 0 x": allowed is SVG path data; this is no path command, at character 6"#
    ),
    (
      [("path", "M0 0L1")],
      #"path cannot be "M0 0L1": allowed is SVG path data; a number is missing here, at character 7"#
    ),
    (
      [("path", "M0 0a1 1 0 2 0 1 1")],
      #"path cannot be "M0 0a1 1 0 2 0 1 1": allowed is SVG path data; "#
        + "an arc's flag, 0 or 1, is missing here, at character 12"
    ),
    (
      [("path", "M1e400 0")],
      #"path cannot be "M1e400 0": allowed is SVG path data; "#
        + "this number is beyond a thousand million, at character 2"
    ),
    (
      [("path", "5")],
      #"path cannot be "5": allowed is SVG path data; path data begins with M or m, at character 1"#
    ),
    (
      [("path", "M0 0" + String(repeating: " ", count: 99_997))],
      "path cannot be \"M0 0" + String(repeating: " ", count: 56)
        + "…\": allowed is SVG path data; path data may have 100000 characters, at character 1"
    ),
    (
      [("viewbox", "0 0 24")],
      #"viewbox cannot be "0 0 24": allowed is four numbers: left, top, width, height, the last two above 0"#
    ),
    ([("corner-radius", "0.6")], #"corner-radius cannot be "0.6": allowed is a number from 0 to 0.5"#),
    (
      [("fill", "linear-gradient(red)")],
      #"fill cannot be "linear-gradient(red)": allowed is a CSS colour: a name, #rgb, #rgba, #rrggbb, "#
        + "#rrggbbaa (# optional), rgb(r g b / a), transparent or none, "
        + "or linear-gradient(angle, colour, colour 50%, …)"
    ),
    (
      [("outline", "linear-gradient(red, blue)")],
      #"outline cannot be "linear-gradient(red, blue)": allowed is a CSS colour: a name, #rgb, #rgba, "#
        + "#rrggbb, #rrggbbaa (# optional), rgb(r g b / a), transparent or none"
    ),
    ([("gradient-across", "picture")], #"gradient-across cannot be "picture": allowed is symbol, row"#),
    (
      [("fill-thresholds", "2:red,1:blue")],
      #"fill-thresholds cannot be "2:red,1:blue": allowed is a list such as "#
        + "0:#e05d44,2:#dfb317,4:#4c1, its values rising"
    ),
    ([("fill-measure", "height")], #"fill-measure cannot be "height": allowed is width, area"#),
    ([("fill-direction", "up")], #"fill-direction cannot be "up": allowed is ltr, rtl, ttb, btt"#),
    ([("szie", "1")], #"there is no property "szie": did you mean size?"#),
    ([("colour", "1")], #"there is no property "colour": star-rating help render lists them"#),
    ([("out", "1")], #"there is no property "out": did you mean out-of?"#),
    ([("coverage", "1")], #"there is no property "coverage": did you mean coverage-levels?"#),
    ([("rating", "3,5")], #"rating cannot be "3,5": a decimal comma, allowed is a point as in 3.5"#),
    ([("out-of", "-9,25")], #"out-of cannot be "-9,25": a decimal comma, allowed is a point as in 3.5"#),
    (
      [("inner-radius", ",4")], #"inner-radius cannot be ",4": a decimal comma, allowed is a point as in 3.5"#
    ),
    ([("size", "1,000,000")], #"size cannot be "1,000,000": allowed is a number above 0, up to 16384"#),
    ([("count", "1,099")], #"count cannot be "1,099": allowed is a whole number from 0 to 9000000000000000"#),
    (
      [("scale", "1,17")],
      #"scale cannot be "1,17": allowed is a number above 0, up to 16, or a list with commas"#
    ),
    (
      [("font", "\u{A0} ")],
      "font cannot be \"\u{A0} \": allowed is a family's name of letters, digits, spaces, - and _, up to 64"
    ),
    ([("gap", "1"), ("gap", "1")], "gap is given twice: once is allowed"),
    ([("scale", "2,2")], #"scale cannot be "2,2": allowed is each scale once"#),
  ]

  @Test(arguments: refused)
  func anErrorNamesTheKeyTheValueAndWhatIsAllowed(words: [(String, String)], right: String) throws {
    let error = #expect(throws: PropertyError.self) {
      try RequestDraft.reading(words.map { (name: $0.0, value: $0.1) })
    }
    #expect(try #require(error).description == right)
  }

  static let together: [(Words, String)] = [
    ([("symbol", "path")], "path is missing: allowed is SVG path data"),
    (
      [("symbol", "path"), ("path", "M0 0L1 1")],
      #"path cannot be "M0 0L1 1": allowed is SVG path data that can be filled; "#
        + "the path encloses no area, at character 9"
    ),
    (
      [("symbol", "path"), ("path", "M0 0h1v1z"), ("viewbox", "5 5 1 1")],
      #"path cannot be "M0 0h1v1z": allowed is SVG path data that can be filled; "#
        + "the path encloses no area, at character 10"
    ),
    (
      [("viewbox", "0 0 1 2000000000")],
      #"viewbox cannot be "0 0 1 2000000000": allowed is four numbers: left, top, width, height, "#
        + "the last two above 0"
    ),
    (
      [("empty-style", "outline"), ("empty", "linear-gradient(red, blue)")],
      #"empty cannot be "linear-gradient": allowed is a colour where empty-style is outline"#
    ),
  ]

  @Test(arguments: together)
  func whatCannotBeTogetherIsSaid(words: [(String, String)], right: String) throws {
    let draft = try RequestDraft.reading(words.map { (name: $0.0, value: $0.1) })
    let error = #expect(throws: PropertyError.self) { try RatingStyle(draft.style) }
    #expect(try #require(error).description == right)
  }

  @Test func whatIsMissingIsSaid() {
    #expect(
      PropertyError.missing(.rating).description
        == "rating is missing: allowed is a number such as 3.5, or none")
  }

  @Test(arguments: [
    ("szie", "size"), ("star", "stars"), ("STARS", "stars"), ("backgroud", "background"), ("gpa", "gap"),
    ("stpe", "step"), ("outline-widht", "outline-width"), ("coverage", nil), ("x", nil), ("", nil),
    ("fil", "fill"), ("filll", "fill"), ("paddings", "padding"), ("rating", "rating"), ("zzzz", nil),
  ])
  func theNearestNameIsTheOneMeant(name: String, right: String?) {
    #expect(NameDistance.nearest(to: name, among: Property.allCases.map(\.rawValue)) == right)
  }

  /// What a word begins goes before what is near to it, the shortest first, of one length the first.
  @Test(arguments: [
    ("out", "output"), ("ou", "output"), ("OUT", "output"), ("outp", "output"), ("outl", "outline"),
    ("back", "background"), ("fil", "fill"), ("o", nil), ("", nil), ("cuont", "count"), ("wobble", nil),
  ])
  func theNameThatAWordBeginsIsMeant(word: String, right: String?) {
    let names = [
      "output", "count", "out-of", "outline-width", "outline", "background-radius", "background", "fill",
    ]
    #expect(NameDistance.meant(by: word, among: names) == right)
  }

  /// Errors of a style quote what was said, not the number that it was read as.
  @Test(arguments: [
    ([("worst", "9.0")], #"worst cannot be "9.0": allowed is a number from 0 to below 5"#),
    (
      [("viewbox", "0,0,1,2000000000.0")],
      #"viewbox cannot be "0,0,1,2000000000.0": allowed is four numbers: left, top, width, height, "#
        + "the last two above 0"
    ),
    (
      [("empty-style", "outline"), ("empty", "linear-gradient(red, blue)")],
      #"empty cannot be "linear-gradient(red, blue)": allowed is a colour where empty-style is outline"#
    ),
  ])
  func aStylesErrorQuotesWhatWasSaid(words: [(String, String)], right: String) throws {
    let draft = try RequestDraft.reading(words.map { (name: $0.0, value: $0.1) })
    let error = #expect(throws: PropertyError.self) { try draft.checkedStyle() }
    #expect(try #require(error).description == right)
  }

  /// In code there are no words to quote: the number is told as code has it.
  @Test(arguments: [
    (1e20, "1e+20"), (-1e300, "-1e+300"), (16_384.5, "16384.5"), (-0.000001, "-0.000001"),
    (.infinity, "inf"), (-1e-30, "-1e-30"),
  ])
  func aNumberOfCodeIsToldExactly(size: Double, words: String) throws {
    let error = #expect(throws: PropertyError.self) { try RatingStyle { $0.size = size } }
    #expect(
      try #require(error).description
        == "size cannot be \"\(words)\": allowed is a number above 0, up to 16384")
  }

  @Test func aSwapOfNeighboursIsOneSlip() {
    #expect(NameDistance.nearest(to: "ab", among: ["ba"]) == "ba")
    #expect(NameDistance.nearest(to: "ab", among: ["cd"]) == nil)
    #expect(NameDistance.nearest(to: "size", among: []) == nil)
  }

  @Test func theNearestOfLongNamesIsFoundToo() {
    let long = String(repeating: "x", count: 100_000)
    #expect(NameDistance.nearest(to: long, among: ["size", "stars"]) == nil)
  }
}
