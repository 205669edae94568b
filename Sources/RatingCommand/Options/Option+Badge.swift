import RatingStyling

/// The options of `badge`, and of snippets.
extension Option {
  static let badgeFormat = Option(
    name: "format", letter: "f", value: "FORMAT", allowed: "png, svg, pdf",
    help: "png, svg or pdf; else the file's ending tells, else it is svg")
  static let snippet = Option(
    name: "snippet", letter: nil, value: "LANGUAGE", allowed: SnippetLanguage.allowed,
    help: "print the words that show the picture in a page: \(SnippetLanguage.allowed)")
  static let snippetSource = Option(
    name: "src", letter: nil, value: "URL", allowed: PageAddress.allowed,
    help: "the picture's address in a snippet; else it is the file of -o")
  static let darkSource = Option(
    name: "dark-src", letter: nil, value: "URL", allowed: PageAddress.allowed,
    help: "the picture's address on dark pages, in a snippet")
  static let link = Option(
    name: "link", letter: nil, value: "URL", allowed: PageAddress.allowed,
    help: "where a click on a snippet leads")
  static let jsonLD = Option(
    name: "json-ld", letter: nil, value: nil, allowed: "",
    help: "print the rating as schema.org's AggregateRating; search engines want --item with it")
  static let item = Option(
    name: "item", letter: nil, value: "NAME",
    allowed: "a text of 1 to \(TextTemplate.limit) characters, not of spaces alone",
    help: "what the rating is of, in JSON-LD: its name")
  static let itemType = Option(
    name: "item-type", letter: nil, value: "TYPE",
    allowed: "a type of schema.org such as \(ReviewedItem.usualTypes.joined(separator: ", "))",
    help: "what the rating is of, in JSON-LD: Product (as it is), LocalBusiness, Book, Recipe, …")

  /// A property of badges as an option.
  init(_ row: BadgePropertyTable.Row) {
    self.init(
      name: row.property.rawValue, letter: nil, value: row.isSwitch ? nil : "VALUE", allowed: row.values,
      help: row.help)
  }
}
