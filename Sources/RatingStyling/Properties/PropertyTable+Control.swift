import RatingGeometry

extension PropertyTable {
  static let controlRows: [PropertyRow] = [
    PropertyRow(
      property: .preset, group: .control,
      values: Preset.allCases.map(\.rawValue).joined(separator: ", "), standard: "none",
      help: "a named set of all of these; what is named beside it goes before it"
    ) { draft, words throws(PropertyError) in
      guard words != "none" else {
        draft.style = RatingStyle.Properties()
        return
      }
      guard let preset = Preset(rawValue: words) else {
        throw .invalid(.preset, value: words, allowed: row(for: .preset).values)
      }
      draft.style = preset.properties
    },
    .choice(.arrange, .control, \.style.arrange, "row", "how the cells are placed"),
    PropertyRow(
      property: .minSize, group: .control, values: "one or two of \(NumberRange.length.words)",
      standard: "0", help: "the smallest cell: a side, or width and height"
    ) { draft, words throws(PropertyError) in
      var sides: [Double] = []
      for part in words.split(whereSeparator: { $0 == " " || $0 == "," }) {
        sides.append(try PropertyRow.decimal(String(part), .minSize, .length).doubleValue)
      }
      guard let first = sides.first, let last = sides.last, sides.count <= 2 else {
        throw .invalid(.minSize, value: words, allowed: row(for: .minSize).values)
      }
      draft.style.minSize = Size(width: first, height: last)
    },
    .choice(.hit, .control, \.style.hit, "step", "which rating a point stands for"),
    .choice(.state, .control, \.style.state, "normal", "how the control looks while it is used"),
    .number(
      .highlight, .control, \.style.highlight, .share, "0.25", "white mixed into each highlighted colour"),
  ]
}
