import RatingStyling

/// One option of a command: a switch, or a name with a value.
struct Option: Hashable {
  /// The long name, without its dashes.
  let name: String
  let letter: Character?
  /// The value's name in the help; nil for a switch.
  let value: String?
  /// What the value may be, in words.
  let allowed: String
  let help: String
  var repeats = false
  /// Whether the value may be left out: the next word is it unless that begins with a dash. Only for commands
  /// without arguments.
  var isValueOptional = false

  static let output = Option(
    name: "output", letter: "o", value: "FILE", allowed: "a file, or - for standard output",
    help: "where the picture goes; may be given more than once", repeats: true)
  static let format = Option(
    name: "format", letter: "f", value: "FORMAT", allowed: "png, svg, pdf, android-vector",
    help: "png, svg, pdf or android-vector; else the file's ending tells, else it is svg")
  static let config = Option(
    name: "config", letter: nil, value: "FILE.json", allowed: "a JSON file of properties",
    help: "properties from a JSON object; flags go before them")
  static let over = Option(
    name: "over", letter: nil, value: "PHOTO", allowed: Picture.allowed,
    help: "a PNG or JPEG file to draw the row over; the picture has its size")
  static let at = Option(
    name: "at", letter: nil, value: "X,Y", allowed: "two numbers of points, such as 40,12, beside --over",
    help: "where the row's top left corner is in the photo, in points at the scale")
  static let sync = Option(
    name: "sync", letter: nil, value: nil, allowed: "",
    help: "what was written is on the disk at the end, each file before its name")
  static let strict = Option(
    name: "strict", letter: nil, value: nil, allowed: "", help: "make notes errors")
  static let quiet = Option(
    name: "quiet", letter: "q", value: nil, allowed: "", help: "no notes on standard error")
  static let layoutForm = Option(
    name: "as", letter: nil, value: "FORM", allowed: LayoutForm.names.joined(separator: ", "),
    help: "json, html-map: an image map with a link a symbol, html-table: linked pictures in a table")
  static let href = Option(
    name: "href", letter: nil, value: "TEMPLATE", allowed: LinkTemplate.allowed,
    help: "the link of a symbol in HTML, with {stars}, {value}, {out-of} of the choice")
  static let source = Option(
    name: "src", letter: nil, value: "URL", allowed: "an address of 1 to 2048 characters",
    help: "the picture's address in HTML, else rating.png; of a table the pictures' folder, else that of -o")
  static let tableOutput = Option(
    name: "output", letter: "o", value: "FOLDER", allowed: "a folder",
    help: "where an html-table's pictures go, all of them or none; made where it is missing")
  static let tableName = Option(
    name: "name", letter: nil, value: "NAME", allowed: "a name without slashes",
    help: "what names of an html-table's pictures begin with: NAME-1.png; else rating")
  static let help = Option(name: "help", letter: "h", value: nil, allowed: "", help: "this text")
  static let version = Option(name: "version", letter: "V", value: nil, allowed: "", help: "the version")

  /// A property as an option.
  init(_ row: PropertyRow) {
    self.init(
      name: row.property.rawValue, letter: nil, value: "VALUE", allowed: row.values, help: row.help)
  }

  init(
    name: String, letter: Character?, value: String?, allowed: String, help: String, repeats: Bool = false
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.allowed = allowed
    self.help = help
    self.repeats = repeats
  }
}
