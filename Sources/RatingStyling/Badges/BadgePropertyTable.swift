import RatingPixels

/// The properties of badges beside those of rows: the one source of flags, keys, columns and help.
package enum BadgePropertyTable {
  /// One line of the table.
  package struct Row: Sendable {
    package typealias Reader = @Sendable (inout BadgeStyle.Properties, String) throws(BadgeError) -> Void

    package let property: BadgeStyle.Property
    /// What is allowed, in words.
    package let values: String
    /// The default, in words.
    package let standard: String
    package let help: String
    /// Whether a flag without a value says yes.
    package var isSwitch = false
    package let read: Reader
  }

  package static let rows: [Row] = [
    Row(
      property: .label, values: BadgeStyle.labels, standard: "none", help: "the words of the left box"
    ) { badge, words throws(BadgeError) in
      guard BadgeStyle.isLabel(words) else {
        throw .invalid(.label, value: words, allowed: BadgeStyle.labels)
      }
      badge.label = words == "none" ? "" : words
    },
    Row(property: .style, values: forms, standard: "flat", help: "the shape of the badge") {
      badge, words throws(BadgeError) in
      guard let form = BadgeStyle.Form(rawValue: words) else {
        throw .invalid(.style, value: words, allowed: forms)
      }
      badge.form = form
    },
    Row(
      property: .labelColor, values: "a colour, by shields' names too", standard: "#555",
      help: "the colour of the left box"
    ) { badge, words throws(BadgeError) in badge.labelColor = try color(words, .labelColor) },
    Row(
      property: .color, values: "a colour, by shields' names too, or auto", standard: "auto",
      help: "the colour of the right box; auto is by rating"
    ) { badge, words throws(BadgeError) in badge.color = try autoColor(words, .color) },
    Row(
      property: .labelTextColor, values: "a colour, by shields' names too, or auto",
      standard: "auto", help: "the colour of the label; auto shows on label-color"
    ) { badge, words throws(BadgeError) in badge.labelTextColor = try autoColor(words, .labelTextColor) },
    Row(
      property: .compact, values: yesOrNo, standard: "no", help: "one star for the whole scale, and a text",
      isSwitch: true
    ) { badge, words throws(BadgeError) in badge.isCompact = try choice(words, .compact) },
    Row(property: .starsShown, values: yesOrNo, standard: "yes", help: "whether the message has stars") {
      badge, words throws(BadgeError) in badge.showsStars = try choice(words, .starsShown)
    },
    Row(
      property: .logo, values: BadgeStyle.Logo.allowed, standard: "none",
      help: "a picture of 14 x 14 points before the label"
    ) { badge, words throws(BadgeError) in
      if words != "none" { try BadgeStyle.Logo.check(path: words) }
      badge.logo = words == "none" ? nil : .path(words)
    },
    Row(
      property: .logoColor, values: "a colour, by shields' names too, or auto", standard: "auto",
      help: "the colour of a logo of path data; auto is the label's"
    ) { badge, words throws(BadgeError) in badge.logoColor = try autoColor(words, .logoColor) },
  ]

  private static let index: [BadgeStyle.Property: Row] = Dictionary(
    uniqueKeysWithValues: rows.map { ($0.property, $0) })

  package static func row(for property: BadgeStyle.Property) -> Row {
    guard let row = index[property] else { preconditionFailure("no row for \(property.rawValue)") }
    return row
  }

  /// What properties of rows are in a badge where they are not named.
  package static let rowStandards: [Property: String] = [
    .step: "exact", .size: "12, 14 in for-the-badge", .fill: "shows on color",
    .empty: "between fill and color",
    .textColor: "shows on color", .fillThresholds: "shields', of the right box",
    .text: "none; {value} where compact, {value}/{out-of} where no stars are shown",
  ]

  private static let forms = BadgeStyle.Form.allCases.map(\.rawValue).joined(separator: ", ")

  private static func color(
    _ words: String, _ property: BadgeStyle.Property, or other: String = ""
  ) throws(BadgeError) -> PixelColor {
    guard let color = ShieldsColor.read(words) else {
      throw .invalid(property, value: words, allowed: ShieldsColor.allowed + other)
    }
    return color
  }

  private static func autoColor(
    _ words: String, _ property: BadgeStyle.Property
  ) throws(BadgeError) -> PixelColor? {
    words == "auto" ? nil : try color(words, property, or: ", or auto")
  }

  private static func choice(_ words: String, _ property: BadgeStyle.Property) throws(BadgeError) -> Bool {
    guard words == "yes" || words == "no" else {
      throw .invalid(property, value: words, allowed: yesOrNo)
    }
    return words == "yes"
  }

  private static let yesOrNo = "yes, no"

  /// Whether a property, by its name, is one of badges that is yes or no.
  package static func isYesOrNo(_ name: String) -> Bool {
    BadgeStyle.Property(rawValue: name).map { row(for: $0).values == yesOrNo } ?? false
  }
}
