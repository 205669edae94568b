/// JSON in Xcode's own spelling: two spaces a level, a space before and after a colon, keys in order.
indirect enum JSONDocument {
  case text(String)
  case number(Int)
  case flag(Bool)
  /// Of one thing at least.
  case list([JSONDocument])
  case object([String: JSONDocument])

  /// The document with a line end behind it.
  var text: String {
    var text = ""
    append(to: &text, indent: "")
    return text + "\n"
  }

  private func append(to text: inout String, indent: String) {
    switch self {
    case .text(let words): text += JSONText.string(words)
    case .number(let number): text += "\(number)"
    case .flag(let flag): text += flag ? "true" : "false"
    case .list(let items):
      JSONDocument.append(items.map { ("", $0) }, between: ("[", "]"), to: &text, indent: indent)
    case .object(let members):
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      JSONDocument.append(
        sorted.map { (JSONText.string($0.key) + " : ", $0.value) }, between: ("{", "}"), to: &text,
        indent: indent)
    }
  }

  private static func append(
    _ items: [(prefix: String, value: JSONDocument)], between brackets: (String, String),
    to text: inout String,
    indent: String
  ) {
    text += brackets.0
    let inner = indent + "  "
    for (index, item) in items.enumerated() {
      text += (index > 0 ? ",\n" : "\n") + inner + item.prefix
      item.value.append(to: &text, indent: inner)
    }
    text += "\n\(indent)\(brackets.1)"
  }
}
