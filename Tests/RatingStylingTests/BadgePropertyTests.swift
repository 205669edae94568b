import RatingNumbers
import RatingPixels
import RatingStyling
import Testing

/// The words of badges: the table of their own properties, and what they take of a row's.
@Suite struct BadgePropertyTests {
  typealias BadgeProperty = BadgeStyle.Property

  private static func reading(_ words: [(String, String)]) throws -> BadgeDraft {
    var draft = BadgeDraft()
    try draft.read(words.map { (name: $0.0, value: $0.1) })
    return draft
  }

  private static func color(_ value: UInt32) -> PixelColor {
    PixelColor(red: UInt8(value >> 16), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }

  @Test func everyPropertyHasItsRowOnceAndNoRowOfStarsHasItsName() {
    #expect(BadgePropertyTable.rows.map(\.property).count == BadgeProperty.allCases.count)
    #expect(Set(BadgePropertyTable.rows.map(\.property)) == Set(BadgeProperty.allCases))
    #expect(BadgeProperty.allCases.allSatisfy { RatingStyle.Property(rawValue: $0.rawValue) == nil })
  }

  @Test(arguments: BadgePropertyTable.rows.map(\.property))
  func theDefaultsWordsReadAsTheDefault(_ property: BadgeProperty) throws {
    let row = BadgePropertyTable.row(for: property)
    var badge = BadgeStyle.Properties()
    try row.read(&badge, row.standard)
    #expect(badge == BadgeStyle.Properties())
  }

  @Test func everyPropertySetsItsOwnPlaceAndNoOther() throws {
    let words: [(BadgeProperty, String)] = [
      (.label, "rating"), (.style, "plastic"), (.labelColor, "blue"), (.color, "green"),
      (.labelTextColor, "green"), (.compact, "yes"), (.starsShown, "no"), (.logo, "M0 0h9v9z"),
      (.logoColor, "navy"),
    ]
    #expect(Set(words.map(\.0)) == Set(BadgeProperty.allCases))
    var right = BadgeStyle.Properties()
    right.label = "rating"
    right.form = .plastic
    right.labelColor = Self.color(0x007EC6)
    right.color = Self.color(0x97CA00)
    right.labelTextColor = Self.color(0x97CA00)
    right.isCompact = true
    right.showsStars = false
    right.logo = .path("M0 0h9v9z")
    right.logoColor = Self.color(0x000080)
    let draft = try Self.reading(words.map { ($0.0.rawValue, $0.1) })
    #expect(draft.properties == right)
    #expect(draft.named == Set(BadgeProperty.allCases))
  }

  /// `green` is shields' for a box and CSS's for a star.
  @Test func shieldsNamesAreForBoxesAlone() throws {
    let properties = try Self.reading([("color", "green"), ("fill", "green"), ("text-color", "green")])
      .properties
    #expect(properties.color == Self.color(0x97CA00))
    #expect(properties.fill == .color(Self.color(0x008000)))
    #expect(properties.textColor == Self.color(0x008000))
  }

  @Test(
    arguments: [
      ("brightgreen", 0x44CC11), ("green", 0x97CA00), ("yellow", 0xDFB317), ("yellowgreen", 0xA4A61D),
      ("orange", 0xFE7D37), ("red", 0xE05D44), ("blue", 0x007EC6), ("grey", 0x555555), ("gray", 0x555555),
      ("lightgrey", 0x9F9F9F), ("LightGray", 0x9F9F9F), ("success", 0x44CC11), ("critical", 0xE05D44),
      ("fff", 0xFFFFFF), ("#ffb400", 0xFFB400), ("navy", 0x000080),
    ] as [(String, UInt32)])
  func boxesHaveShieldsColoursAndThoseOfCSS(_ words: String, _ value: UInt32) throws {
    #expect(try Self.reading([("label-color", words)]).properties.labelColor == Self.color(value))
  }

  @Test func theStepIsExactUnlessItIsNamed() throws {
    #expect(try Self.reading([("size", "10")]).properties.step == .exact)
    #expect(try Self.reading([("step", "half")]).properties.step == .half)
    #expect(BadgeStyle.Properties().step == .exact)
  }

  /// What is named counts, also where it is what a row has by default.
  @Test func aNamedDefaultOfARowIsNoDefaultOfABadge() throws {
    #expect(try Self.reading([]).properties.fill == nil)
    #expect(try Self.reading([("fill", "#ffb400")]).properties.fill == RatingStyle.standard.fill)
  }

  @Test(arguments: [
    ("label", String(repeating: "a", count: 257)), ("label", "  \u{A0}"), ("label", "\u{3}"),
    ("style", "round"),
    ("style", "Flat"), ("label-color", "#ff"), ("label-color", ""), ("label-color", " "),
    ("color", "#GGGGGG"),
    ("color", "#12345"), ("color", "ffb40"), ("label-text-color", "nocolor"), ("compact", "true"),
    ("stars-shown", "maybe"), ("logo", ""), ("logo", "M0 0"), ("logo", "logo.png"), ("logo-color", "#1"),
  ])
  func aWrongValueIsRefusedAndQuoted(_ name: String, _ value: String) throws {
    let error = #expect(throws: BadgeError.self) {
      _ = try BadgeStyle(Self.reading([(name, value)]).properties)
    }
    let property = try #require(BadgeProperty(rawValue: name))
    guard case .invalid(property, value, let allowed) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!allowed.isEmpty)
    #expect(error?.description.hasPrefix("\(name) cannot be \"") == true)
  }

  @Test(arguments: [
    ("width", "100"), ("height", "20"), ("align", "end"), ("padding", "4"), ("text-size", "11"),
    ("background", "red"), ("background-radius", "2"), ("preset", "cosmos"), ("arrange", "fill-frame"),
    ("min-size", "5"), ("hit", "frame"), ("panel", "red"), ("panel-blur", "3"), ("direction", "ttb"),
    ("direction", "btt"), ("text-position", "top"), ("text-position", "bottom"),
  ])
  func whatABadgeHasNoUseForIsRefusedWithTheReason(_ name: String, _ value: String) throws {
    let error = #expect(throws: BadgeError.self) {
      _ = try BadgeStyle(Self.reading([(name, value)]).properties)
    }
    let property = try #require(RatingStyle.Property(rawValue: name))
    guard case .unfit(property, let reason) = error else {
      Issue.record("\(name): \(String(describing: error))")
      return
    }
    #expect(error?.description == "\(name) says nothing in a badge: \(reason)")
  }

  @Test func starsAreNoHigherThanTheBadge() throws {
    for form in BadgeStyle.Form.allCases {
      _ = try BadgeStyle {
        $0.form = form
        $0.size = form.height
      }
      #expect(throws: BadgeError.self) {
        try BadgeStyle {
          $0.form = form
          $0.size = form.height + 0.5
        }
      }
    }
  }

  @Test func twoPropertiesThatDenyEachOtherAreRefused() {
    #expect(throws: BadgeError.invalid(.compact, value: "yes", allowed: "no where stars-shown is no")) {
      _ = try BadgeStyle {
        $0.isCompact = true
        $0.showsStars = false
      }
    }
    let stops = "0:linear-gradient(red, blue)"
    #expect(throws: BadgeError.self) {
      _ = try BadgeStyle(Self.reading([("fill-thresholds", stops)]).properties)
    }
  }

  @Test func unknownAndDoubledNamesAreToldWithTheNearest() {
    #expect(throws: BadgeError.property(.unknown(name: "lable", nearest: "label"))) {
      _ = try Self.reading([("lable", "x")])
    }
    #expect(throws: BadgeError.property(.unknown(name: "symbl", nearest: "symbol"))) {
      _ = try Self.reading([("symbl", "x")])
    }
    #expect(throws: BadgeError.repeated(.label)) { _ = try Self.reading([("label", "x"), ("label", "y")]) }
    #expect(throws: BadgeError.property(.repeated(.size))) {
      _ = try Self.reading([("size", "9"), ("size", "9")])
    }
  }

  /// Later words go over earlier ones; `none` and `auto` give back.
  @Test func flagsGoOverAConfiguration() throws {
    var draft = try Self.reading([("label", "a"), ("color", "red"), ("logo", "M0 0h9v9z"), ("stars", "7")])
    try draft.read([("label", "none"), ("color", "auto"), ("logo", "none"), ("stars", "5")])
    #expect(draft.properties == BadgeStyle.Properties())
  }

  @Test(
    arguments: [
      ("none", 0x9F9F9F), ("0", 0xE05D44), ("0.01", 0xDFB317), ("1.99", 0xDFB317), ("2", 0xA4A61D),
      ("2.99", 0xA4A61D), ("3", 0x97CA00), ("3.99", 0x97CA00), ("4", 0x44CC11), ("5", 0x44CC11),
    ] as [(String, UInt32)])
  func theMessageBoxIsColouredAsShieldsDoes(_ rating: String, _ color: UInt32) throws {
    let value = try Rating(words: rating).value
    #expect(try BadgeStyle { _ in }.messageColor(value) == Self.color(color))
    // The same shares of other scales, exactly: a tenth of 0.3 has no end in binary.
    for top in ["10", "100", "0.3"] {
      let style = try BadgeStyle { $0.outOf = DecimalNumber(top) }
      let scaled = try value.map { value in
        let product = try #require(ExactRatio(value).multiplied(by: ExactRatio(style.rating.scaleTop)))
        return try #require(DecimalNumber(product.doubleValue / 5))
      }
      #expect(style.messageColor(scaled) == Self.color(color), "\(rating) of 5 on \(top)")
    }
  }

  /// From 0 to 4 is from 1 to 5 stars.
  @Test(
    arguments: [("0", 0xDFB317), ("1", 0xA4A61D), ("2", 0x97CA00), ("2.99", 0x97CA00), ("3", 0x44CC11)]
      as [(String, UInt32)])
  func aScaleFromZeroIsColouredByItsStars(_ rating: String, _ color: UInt32) throws {
    let style = try BadgeStyle { $0.firstRating = 0 }
    #expect(style.messageColor(DecimalNumber(rating)) == Self.color(color))
  }

  @Test func thresholdsAndAColourGoBeforeShields() throws {
    let style = try BadgeStyle(
      Self.reading([("fill-thresholds", "2:#123456,4:#654321")]).properties)
    #expect(style.messageColor(DecimalNumber(1)) == Self.color(0x9F9F9F))
    #expect(style.messageColor(DecimalNumber(2)) == Self.color(0x123456))
    #expect(style.messageColor(DecimalNumber(5)) == Self.color(0x654321))
    let fixed = try style.changing { $0.color = Self.color(0xABCDEF) }
    #expect(fixed.messageColor(DecimalNumber(5)) == Self.color(0xABCDEF))
  }
}
