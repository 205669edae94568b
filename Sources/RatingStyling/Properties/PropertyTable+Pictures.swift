extension PropertyTable {
  static let pictureRows: [PropertyRow] = [
    picture(.fullImage, \.style.fullImage, "picture of a full symbol, PNG or JPEG"),
    picture(.halfImage, \.style.halfImage, "picture of a symbol that is neither full nor empty"),
    picture(.emptyImage, \.style.emptyImage, "picture of an empty symbol"),
    .paint(
      .panel, .style, \.style.panel, "none", "paint over what lies behind the row, below its background"),
    .number(
      .panelBlur, .style, \.style.panelBlur, .blur, "0",
      "how far what lies behind is blurred, of a Gaussian"),
  ]

  private static func picture(
    _ property: Property, _ path: WritableKeyPath<RequestDraft, Picture?> & Sendable,
    _ help: String
  ) -> PropertyRow {
    var row = PropertyRow(
      property: property, group: .style, values: "a PNG or JPEG file", standard: "none", help: help
    ) { draft, words throws(PropertyError) in
      guard words == "none" else {
        throw .invalid(property, value: words, allowed: "none: no files are read here")
      }
      draft[keyPath: path] = nil
    }
    row.picture = path
    return row
  }
}
