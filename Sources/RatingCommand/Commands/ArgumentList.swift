/// A command's arguments, checked for their number.
enum ArgumentList {
  static func none(_ words: [String], of command: Command) throws(CommandError) {
    if let word = words.first { throw .extraArgument(word, command: command.rawValue) }
  }

  /// The only argument, nil where there is none.
  static func atMostOne(_ words: [String], of command: Command) throws(CommandError) -> String? {
    if words.count > 1 { throw .extraArgument(words[1], command: command.rawValue) }
    return words.first
  }

  /// The only argument; `name` is what the help calls it.
  static func one(_ name: String, _ words: [String], of command: Command) throws(CommandError) -> String {
    guard let word = try atMostOne(words, of: command) else {
      throw .missingArgument(name, command: command.rawValue)
    }
    return word
  }
}
