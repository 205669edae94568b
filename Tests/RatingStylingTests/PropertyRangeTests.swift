import RatingNumbers
import RatingStyling
import Testing

@Suite struct PropertyRangeTests {
  struct Words: Sendable, CustomTestStringConvertible {
    let property: Property
    let value: String
    var testDescription: String { "\(property.rawValue)=\(value)" }
  }

  static func words(_ table: [(Property, [String])]) -> [Words] {
    table.flatMap { property, values in values.map { Words(property: property, value: $0) } }
  }

  static let accepted: [Words] = words([
    (.rating, ["0", "-1", "5.5", "none", "3.5", "900000000000000000"]), (.stars, ["1", "100", "5.0", "07"]),
    (.outOf, ["0.000001", "1000000000", "86"]), (.worst, ["0", "1000000000", "0.5"]),
    (.step, ["full", "half", "quarter", "exact", "1", "0.000001", ".3"]),
    (.rounding, ["nearest", "down", "up", "midway"]), (.count, ["0", "9000000000000000"]),
    (.decimals, ["auto", "0", "6"]), (.title, ["x", "{value} of {out-of}: {stars}, {count}"]),
    (.symbol, ["star"]), (.points, ["3", "64"]), (.innerRadius, ["0.000001", "1"]),
    (.size, ["0.001", "16384"]), (.gap, ["0", "16384"]), (.padding, ["0", "1 2", "1,2", "1 2 3 4", "16384"]),
    (.width, ["0", "16384"]), (.height, ["0", "16384"]), (.align, ["start", "center", "end"]),
    (.fill, ["red", "none", "#fff8"]), (.empty, ["rgb(1 2 3)"]), (.emptyStyle, ["solid", "outline", "none"]),
    (.outline, ["none", "black"]), (.outlineWidth, ["0", "16384"]), (.background, ["none"]),
    (.backgroundRadius, ["0", "16384"]), (.direction, ["ltr", "rtl"]),
    (.state, ["normal", "highlighted", "disabled"]), (.scale, ["16", "0.01", "1,2,3", "1,1.5,2"]),
    (.coverageLevels, ["2", "256"]), (.compression, ["fast", "default", "smallest"]),
    (.fillMeasure, ["width", "area"]), (.path, ["M0 0h1v1z", "none"]),
    (.viewbox, ["0 0 1 1", "-1,-1,2,2", "none"]),
    (.cornerRadius, ["0", "0.5"]), (.gradientAcross, ["symbol", "row"]),
    (
      .fillThresholds, ["none", "0:red", "-1:red,2:#fff,4:linear-gradient(90deg, red, rgb(1,2,3) 50%, blue)"]
    ),
    (.fillDirection, ["ltr", "rtl", "ttb", "btt"]), (.text, ["none", "{value} ({count})"]),
    (.textPosition, ["start", "end", "top", "bottom"]), (.font, ["DejaVu Sans", "Noto-Sans_JP 2", "源ノ"]),
    (.textSize, ["0.001", "16384"]), (.textColor, ["red"]), (.textGap, ["0", "16384"]),
    (.locale, ["de", "pt_BR", "en-in", "none"]), (.valueRounding, ["nearest", "down"]),
    (.noneText, ["auto", "new", "{stars} {out-of} {count}"]),
    (.labelTemplate, ["auto", "{stars}: {value}/{out-of}"]),
    (.fullImage, ["none", "full"]), (.halfImage, ["none", "half"]), (.emptyImage, ["none", "empty"]),
    (.panel, ["none", "rgb(255 255 255 / 21%)", "linear-gradient(red, blue)"]),
    (.panelBlur, ["0", "100", "0.01"]),
    (.idPrefix, ["", "_", "a-1", String(repeating: "a", count: 64)]),
    (.firstRating, ["0", "1"]), (.preset, ["none"] + Preset.allCases.map(\.rawValue)),
    (.arrange, ["row", "intrinsic", "fill-frame", "from-height", "equal-widths"]),
    (.minSize, ["0", "5", "5 6", "5,6", "16384"]),
    (.hit, ["step", "leading-edge", "frame", "proportional"]), (.highlight, ["0", "1", "0.25"]),
  ])

  static let refused: [Words] = words([
    (.rating, ["", "nan", "NaN", "inf", "-inf", "1e400", "4.2abc", "0x1p2", " 4.5 ", "None", "4,5", "null"]),
    (.stars, ["0", "101", "-5", "2.5", "nan", "1000000", "", "5 ", "1e1"]),
    (.outOf, ["0", "-1", "1000000000.1", "none"]), (.worst, ["-0.1", "1000000000.5"]),
    (.step, ["0", "1.01", "-0.5", "Half", "thirds", ""]), (.rounding, ["Nearest", "floor", ""]),
    (.count, ["-1", "1.5", "9000000000000001", "many"]), (.decimals, ["-1", "7", "1.5", "Auto"]),
    (
      .title,
      ["", "{rating}", "{", "}", "{value", "{value}}", "{ value }", String(repeating: "x", count: 257)]
    ),
    (.symbol, ["Star", "stars", ""]), (.points, ["2", "65", "5.5"]), (.innerRadius, ["0", "1.01", "-0.4"]),
    (.size, ["0", "-5", "16384.1", "nan", "1e9", "999999999999999", "40px", "40\" onload=\"x"]),
    (.gap, ["-0.1", "16384.1", "auto"]),
    (.padding, ["", " ", "1 2 3", "1 2 3 4 5", "-1", "1 x", "16385"]),
    (.width, ["-1", "16384.5"]), (.height, ["-1", "16384.5"]), (.align, ["left", "centre"]),
    (.fill, ["", " ", "#ff", "redd", "red\"/><script>alert(1)</script><a b=\"", "#fff\" onload=\"alert(1)"]),
    (.empty, ["#GGGGGG"]), (.emptyStyle, ["", "Solid"]), (.outline, ["1px"]),
    (.outlineWidth, ["-1", "16385"]),
    (.background, ["blank"]), (.backgroundRadius, ["-1", "16385"]), (.direction, ["LTR", "right", "auto"]),
    (.state, ["hover"]), (.scale, ["0", "16.1", "1e9", "-1", "", "1,", "1,,2", "1,1.0", "2x", "1, 2"]),
    (.coverageLevels, ["1", "257", "2.5", "all"]), (.compression, ["best", "standard", "9"]),
    (.fillMeasure, ["height", ""]), (.path, ["", "L1 1", "M0 0 1", "M0 0 x"]),
    (.viewbox, ["", "0 0 0 1", "0 0 1", "0 0 1 1 1", "0 0 1 -1", "a b c d"]),
    (.cornerRadius, ["-0.1", "0.51"]), (.gradientAcross, ["all"]),
    (.fillThresholds, ["", "0", "0:", "2:red,1:blue", "1:red,1:blue", "a:red", "0:redd", "0:red,"]),
    (.fillDirection, ["up", "", "direction"]), (.text, ["", "{rating}", "{"]), (.textPosition, ["left"]),
    (.font, ["", "a'b", "a\" onload=\"x", "Arial, sans-serif", String(repeating: "x", count: 65)]),
    (.textSize, ["0", "16385"]), (.textColor, ["redd", ""]), (.textGap, ["-1", "16385"]),
    (.locale, ["xx", "", "german"]), (.valueRounding, ["up", ""]), (.noneText, ["", "{value}"]),
    (.labelTemplate, ["", "{count}", "{"]),
    (.fullImage, ["", "other"]), (.halfImage, ["None"]), (.emptyImage, ["other"]), (.panel, ["glass", ""]),
    (.panelBlur, ["-1", "100.5", "none"]),
    (.idPrefix, ["1a", "-a", "a b", "é", "a\"", String(repeating: "a", count: 65)]),
    (.firstRating, ["2", "-1", "0.5", ""]), (.preset, ["", "Cosmos", "rateview"]),
    (.arrange, ["", "grid", "fillFrame"]), (.minSize, ["", "-1", "1 2 3", "16385", "a"]),
    (.hit, ["", "edge"]), (.highlight, ["-0.1", "1.1", ""]),
  ])

  @Test(arguments: accepted)
  func theEndsOfARangeAreIn(_ words: Words) throws {
    let draft = try RequestDraft.reading([(words.property.rawValue, words.value)])
    #expect(draft.named == [words.property])
  }

  @Test(arguments: refused)
  func whatLiesPastARangeIsRefusedAndNothingElseChanges(_ words: Words) throws {
    var draft = RequestDraft()
    let error = #expect(throws: PropertyError.self) {
      try draft.read([(words.property.rawValue, words.value)], pictures: MadePictures())
    }
    guard case .invalid(let property, _, let allowed) = try #require(error) else {
      Issue.record("\(words.testDescription) gave \(String(describing: error))")
      return
    }
    #expect(property == words.property)
    #expect(!allowed.isEmpty)
    #expect(draft == RequestDraft())
  }

  @Test func everyPropertyIsHeldAtBothEnds() {
    for property in Property.allCases {
      #expect(PropertyRangeTests.accepted.contains { $0.property == property })
      #expect(PropertyRangeTests.refused.contains { $0.property == property })
    }
  }

  @Test func aStyleMadeInCodeIsCheckedAsOneMadeOfWords() {
    let wrong: [(Property, (inout RatingStyle.Properties) -> Void)] = [
      (.stars, { $0.stars = 0 }), (.stars, { $0.stars = 101 }), (.outOf, { $0.outOf = DecimalNumber(0) }),
      (.worst, { $0.worst = DecimalNumber(-1) }), (.step, { $0.step = .every(DecimalNumber(0)) }),
      (.step, { $0.step = .every(DecimalNumber(2)) }), (.count, { $0.count = -1 }),
      (.decimals, { $0.decimals = 7 }), (.title, { $0.title = "{x}" }), (.points, { $0.points = 2 }),
      (.innerRadius, { $0.innerRadius = .nan }), (.innerRadius, { $0.innerRadius = 0 }),
      (.size, { $0.size = 0 }), (.size, { $0.size = .infinity }), (.gap, { $0.gap = -1 }),
      (.gap, { $0.gap = .nan }), (.padding, { $0.padding = .init(-1) }),
      (.padding, { $0.padding = .init(.nan) }),
      (.width, { $0.width = -1 }), (.height, { $0.height = 16_385 }),
      (.outlineWidth, { $0.outlineWidth = -1 }),
      (.backgroundRadius, { $0.backgroundRadius = .infinity }), (.panelBlur, { $0.panelBlur = .nan }),
    ]
    for (property, change) in wrong {
      let error = #expect(throws: PropertyError.self) { try RatingStyle(change) }
      guard case .invalid(property, _, _)? = error else {
        Issue.record("\(property.rawValue) gave \(String(describing: error))")
        continue
      }
    }
  }

  @Test func anOutputMadeInCodeIsCheckedToo() throws {
    let wrong: [(Property, (inout OutputProperties) -> Void)] = [
      (.scale, { $0.scales = [DecimalNumber(0)] }),
      (.scale, { $0.scales = [DecimalNumber(1), DecimalNumber(17)] }),
      (.coverageLevels, { $0.coverageLevels = 1 }), (.coverageLevels, { $0.coverageLevels = 257 }),
      (.idPrefix, { $0.idPrefix = "1a" }), (.idPrefix, { $0.idPrefix = "a\"b" }),
    ]
    try OutputProperties().check()
    for (property, change) in wrong {
      var output = OutputProperties()
      change(&output)
      let error = #expect(throws: PropertyError.self) { try output.check() }
      guard case .invalid(property, _, _)? = error else {
        Issue.record("\(property.rawValue) gave \(String(describing: error))")
        continue
      }
    }
  }

  @Test func theLowestRatingLiesBelowTheHighest() throws {
    #expect(throws: PropertyError.invalid(.worst, value: "5", allowed: "a number from 0 to below 5")) {
      try RatingStyle { $0.worst = DecimalNumber(5) }
    }
    #expect(throws: PropertyError.invalid(.worst, value: "1", allowed: "a number from 0 to below 0.5")) {
      try RatingStyle {
        $0.worst = DecimalNumber(1)
        $0.outOf = DecimalNumber(0.5)
      }
    }
    let highest = DecimalNumber(significand: 49, scale: 1)
    #expect(try RatingStyle { $0.worst = highest }.worst == highest)
  }

  @Test func equalStylesAreEqualHoweverTheyWereMade() throws {
    let style = try RatingStyle { $0.size = 40 }
    #expect(style == (try RatingStyle.standard.changing { $0.size = 40 }))
    #expect(style != .standard)
    #expect(Set([style, .standard, try RatingStyle(RatingStyle.Properties())]).count == 2)
  }

  @Test func paddingIsReadAsInCSS() throws {
    for (words, right) in [
      ("3", [3, 3, 3, 3]), ("1 2", [1, 2, 1, 2]), ("1,2,3,4", [1, 2, 3, 4]), ("1, 2", [1, 2, 1, 2]),
    ] as [(String, [Double])] {
      #expect(try RequestDraft.reading([("padding", words)]).style.padding.all == right)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aRatingIsAFiniteNumber(_ value: Double) {
    #expect(throws: PropertyError.self) { try Rating(value) }
  }
}
