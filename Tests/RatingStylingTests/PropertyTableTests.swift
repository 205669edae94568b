import RatingGeometry
import RatingNumbers
import RatingStyling
import Testing

@Suite struct PropertyTableTests {
  /// Defaults that are said but not typed: nil in the style, worked out from something else.
  static let saidOnly: [Property: String] = [
    .rating: "required", .outOf: "stars", .size: "24", .gap: "size/6, rounded", .outlineWidth: "size/16",
    .fillDirection: "direction", .textSize: "0.7 size", .textGap: "size/4",
  ]

  @Test func everyPropertyHasItsRowOnce() {
    #expect(PropertyTable.rows.count == Property.allCases.count)
    #expect(Set(PropertyTable.rows.map(\.property)) == Set(Property.allCases))
  }

  @Test(arguments: Property.allCases)
  func aPropertyIsFoundInItsOwnRow(_ property: Property) {
    let row = PropertyTable.row(for: property)
    #expect(row.property == property)
    for words in [row.values, row.standard, row.help] {
      #expect(!words.isEmpty)
      #expect(!words.contains("\n"))
    }
  }

  @Test(arguments: Property.allCases)
  func namesAreKebabCase(_ property: Property) {
    #expect(property.rawValue.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
  }

  @Test(arguments: Property.allCases.filter { PropertyTableTests.saidOnly[$0] == nil && $0 != .title })
  func theDefaultsWordsReadAsTheDefault(_ property: Property) throws {
    var draft = RequestDraft()
    let row = PropertyTable.row(for: property)
    try row.read(&draft, row.standard)
    #expect(draft.style == RatingStyle.Properties())
    #expect(draft.output == OutputProperties())
    #expect(draft.rating == nil)
  }

  @Test(arguments: PropertyTableTests.saidOnly.map { ($0.key, $0.value) })
  func theOtherDefaultsAreSaid(property: Property, words: String) {
    #expect(PropertyTable.row(for: property).standard == words)
  }

  @Test func aReadPropertyIsNamed() throws {
    let draft = try RequestDraft.reading([("size", "40"), ("gap", "0")])
    #expect(draft.named == [.size, .gap])
    #expect(draft.style.size == 40)
    #expect(draft.style.gap == 0)
  }

  @Test func everyPropertySetsItsOwnPlaceAndNoOther() throws {
    var right = RatingStyle.Properties()
    right.stars = 7
    right.outOf = DecimalNumber(86)
    right.worst = DecimalNumber(1)
    right.step = .quarter
    right.rounding = .down
    right.count = 12
    right.decimals = 3
    right.title = "{value}"
    right.points = 6
    right.innerRadius = 0.5
    right.size = 40
    right.gap = 2.5
    right.padding = Insets(top: 1, right: 2, bottom: 3, left: 4)
    right.width = 500
    right.height = 60
    right.align = .end
    right.fill = .color(RatingStyle.Color(red: 255, green: 0, blue: 0))
    right.empty = .color(RatingStyle.Color(red: 0, green: 0, blue: 255))
    right.emptyStyle = .outline
    right.outline = RatingStyle.Color(red: 0, green: 0, blue: 0)
    right.outlineWidth = 2
    right.background = .color(RatingStyle.Color(red: 255, green: 255, blue: 255))
    right.backgroundRadius = 5
    right.direction = .rtl
    right.state = .disabled
    right.fillMeasure = .area
    right.path = "M0 0h1v1z"
    right.viewbox = Rect(x: 0, y: 1, width: 2, height: 3)
    right.cornerRadius = 0.25
    right.gradientAcross = .row
    right.fillThresholds = [
      .init(from: DecimalNumber(2), .color(RatingStyle.Color(red: 255, green: 0, blue: 0)))
    ]
    right.fillDirection = .btt
    right.text = "{count}"
    right.textPosition = .top
    right.font = "Serif"
    right.textSize = 9
    right.textColor = RatingStyle.Color(red: 1, green: 2, blue: 3)
    right.textGap = 3
    right.locale = NumberLocale("de")
    right.firstRating = 0
    right.arrange = .intrinsic
    right.minSize = Size(width: 5, height: 6)
    right.hit = .frame
    right.highlight = 0.5
    right.fullImage = try MadePictures.picture("full")
    right.halfImage = try MadePictures.picture("half")
    right.emptyImage = try MadePictures.picture("empty")
    right.panel = .color(RatingStyle.Color(red: 0, green: 0, blue: 0))
    right.panelBlur = 8
    right.valueRounding = .down
    right.noneText = "new"
    right.labelTemplate = "{stars}"
    let draft = try RequestDraft.reading([
      ("rating", "3.5"), ("stars", "7"), ("out-of", "86"), ("worst", "1"), ("step", "quarter"),
      ("rounding", "down"), ("count", "12"), ("decimals", "3"), ("title", "{value}"), ("symbol", "star"),
      ("points", "6"), ("inner-radius", "0.5"), ("size", "40"), ("gap", "2.5"), ("padding", "1 2 3 4"),
      ("width", "500"), ("height", "60"), ("align", "end"), ("fill", "red"), ("empty", "#00f"),
      ("empty-style", "outline"), ("outline", "black"), ("outline-width", "2"), ("background", "white"),
      ("background-radius", "5"), ("direction", "rtl"), ("state", "disabled"), ("scale", "1,1.5,2"),
      ("coverage-levels", "16"), ("compression", "smallest"), ("id-prefix", "a_1"),
      ("fill-measure", "area"), ("path", "M0 0h1v1z"), ("viewbox", "0 1 2 3"), ("corner-radius", "0.25"),
      ("gradient-across", "row"), ("fill-thresholds", "2:red"), ("fill-direction", "btt"),
      ("text", "{count}"),
      ("text-position", "top"), ("font", "Serif"), ("text-size", "9"), ("text-color", "#010203"),
      ("text-gap", "3"),
      ("locale", "de"), ("first-rating", "0"), ("arrange", "intrinsic"), ("min-size", "5 6"),
      ("hit", "frame"),
      ("highlight", "0.5"), ("preset", "none"), ("full-image", "full"), ("half-image", "half"),
      ("empty-image", "empty"),
      ("panel", "black"), ("panel-blur", "8"), ("value-rounding", "down"), ("none-text", "new"),
      ("label-template", "{stars}"),
    ])
    #expect(draft.rating == (try Rating(3.5)))
    #expect(draft.style == right)
    #expect(draft.output.scales == [DecimalNumber(1), DecimalNumber(1.5), DecimalNumber(2)])
    #expect(draft.output.coverageLevels == 16)
    #expect(draft.output.compression == .smallest)
    #expect(draft.output.idPrefix == "a_1")
    #expect(draft.named == Set(Property.allCases))
  }

  @Test func theLaterSourceWins() throws {
    var draft = try RequestDraft.reading([("size", "40"), ("stars", "7")])
    try draft.read([("size", "20")])
    #expect(draft.style.size == 20)
    #expect(draft.style.stars == 7)
  }

  @Test func aPresetStandsBelowWhatIsNamedWhereverItIsNamedItself() throws {
    var right = Preset.cosmos.properties
    right.size = 40
    right.gap = 1
    #expect(try RequestDraft.reading([("size", "40"), ("gap", "1"), ("preset", "cosmos")]).style == right)
    #expect(try RequestDraft.reading([("preset", "cosmos"), ("size", "40"), ("gap", "1")]).style == right)
    var draft = try RequestDraft.reading([("size", "40"), ("preset", "material")])
    try draft.read([("preset", "cosmos"), ("gap", "1")])
    #expect(draft.style == right)
    draft = try RequestDraft.reading([("size", "40"), ("preset", "material")])
    try draft.read([("preset", "none"), ("gap", "1")])
    right = RatingStyle.Properties()
    right.size = 40
    right.gap = 1
    #expect(draft.style == right)
  }

  @Test(arguments: Preset.allCases)
  func aPresetIsAStyle(_ preset: Preset) throws {
    let style = try RatingStyle(preset)
    #expect(style.properties == preset.properties)
    #expect(style != .standard)
    #expect(try RequestDraft.reading([("preset", preset.rawValue)]).style == preset.properties)
  }

  @Test func aPropertyTwiceInOneSourceIsRefused() {
    #expect(throws: PropertyError.repeated(.size)) {
      try RequestDraft.reading([("size", "40"), ("stars", "7"), ("size", "40")])
    }
  }

  @Test(arguments: [
    ("colour", nil), ("szie", "size"), ("outof", "out-of"), ("Size", "size"), ("", nil), ("--size", nil),
    ("inner_radius", "inner-radius"), ("size ", "size"),
  ])
  func anUnknownNameIsRefusedWithTheNearest(name: String, nearest: String?) {
    #expect(throws: PropertyError.unknown(name: name, nearest: nearest)) {
      try RequestDraft.reading([(name, "1")])
    }
  }
}

extension RequestDraft {
  static func reading(_ words: [(name: String, value: String)]) throws(PropertyError) -> RequestDraft {
    var draft = RequestDraft()
    try draft.read(words, pictures: MadePictures())
    return draft
  }
}
