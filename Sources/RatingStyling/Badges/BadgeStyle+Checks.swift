import RatingNumbers

extension BadgeStyle {
  static func check(_ properties: Properties) throws(BadgeError) {
    guard isLabel(properties.label) else {
      throw .invalid(.label, value: properties.label, allowed: labels)
    }
    if properties.isCompact, !properties.showsStars {
      throw .invalid(.compact, value: "yes", allowed: "no where stars-shown is no")
    }
    if case .path(let data) = properties.logo { try Logo.check(path: data) }
    try checkFitness(properties.row)
    let size = properties.starSize
    guard size <= properties.form.height else {
      throw .property(
        .invalid(
          .size, value: DecimalNumber.words(size),
          allowed:
            "a number above 0, up to \(Int(properties.form.height)) in a \(properties.form.rawValue) badge"
        ))
    }
    if properties.row.fillThresholds.contains(where: { $0.paint.plainColor == nil }) {
      throw .property(
        .invalid(
          .fillThresholds, value: "linear-gradient", allowed: "colours in a badge, whose box they paint"))
    }
    if properties.row.emptyStyle == .outline, let empty = properties.empty, empty.plainColor == nil {
      throw .property(
        .invalid(.empty, value: "linear-gradient", allowed: "a colour where empty-style is outline"))
    }
  }

  /// A badge is as large as its form and its words make it; it has two boxes and one line.
  private static func checkFitness(_ row: RatingStyle.Properties) throws(BadgeError) {
    let standard = RatingStyle.Properties()
    let size = "its form and its words make its size"
    let unfit: [(Bool, Property: RatingStyle.Property, String)] = [
      (row.width != nil, .width, size), (row.height != nil, .height, size),
      (row.arrange != standard.arrange, .arrange, size), (row.minSize != standard.minSize, .minSize, size),
      (row.panel != standard.panel, .panel, "nothing lies behind it"),
      (row.panelBlur != 0, .panelBlur, "nothing lies behind it"),
      (row.hit != standard.hit, .hit, "nothing of it is touched"),
      (row.labelTemplate != nil, .labelTemplate, "nothing of it is touched"),
      (row.align != standard.align, .align, size), (row.padding != standard.padding, .padding, size),
      (row.textSize != nil, .textSize, "its style sets the size of its words"),
      (row.background != standard.background, .background, "label-color and color paint its boxes"),
      (row.backgroundRadius != 0, .backgroundRadius, "its style rounds its corners"),
      (row.direction.isVertical, .direction, "it is one line, ltr or rtl"),
      (
        row.textPosition == .top || row.textPosition == .bottom, .textPosition,
        "it is one line, the text at its start or end"
      ),
      (row.fill != standard.fill, .fill, "its own fill paints its stars"),
      (row.empty != standard.empty, .empty, "its own empty paints its stars"),
      (row.textColor != standard.textColor, .textColor, "its own text-color paints its words"),
    ]
    if let (_, property, reason) = unfit.first(where: \.0) { throw .unfit(property, reason: reason) }
  }

  /// Properties of a row that say nothing in a badge, whatever their values.
  package static let unfit: Set<RatingStyle.Property> = [
    .width, .height, .align, .padding, .textSize, .background, .backgroundRadius, .preset, .arrange, .minSize,
    .hit, .labelTemplate, .panel, .panelBlur,
  ]

  static let labels = "a text of at most \(TextTemplate.limit) characters, not of spaces alone, or none"

  /// Empty, or something to be seen.
  static func isLabel(_ words: String) -> Bool {
    words.isEmpty
      || words.unicodeScalars.count <= TextTemplate.limit && !words.shown.isBlank
  }
}
