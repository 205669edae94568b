import RatingStyling

/// What `help` prints.
enum HelpText {
  static var overview: String {
    var text = "star-rating turns a rating into a picture.\n\n"
    for command in Command.allCases { text += "  \(command.usage)\n      \(command.purpose)\n" }
    text += """

        star-rating --version

      star-rating help COMMAND explains a command and lists its options.
      Exit status: 0 done, 1 it could not be done, 2 the request is wrong, 3 rows of a batch failed.

      """
    return text
  }

  static func text(of command: Command) -> String {
    var text = "\(command.usage)\n\n  \(command.purpose)\n\nOptions\n"
    for option in command.options { text += line(heading(option), option.help) }
    if command == .batch {
      text += "\nColumns and keys of the manifest, beside the properties\n"
      for column in BatchOptions.columnNames { text += line(column.name, column.help) }
    }
    if !command.badgeProperties.isEmpty { text += "\nBadge\n" }
    for row in command.badgeProperties {
      text += line(heading(Option(row)), row.help)
      text += line("", "\(row.values)  (\(row.standard))")
    }
    for group in PropertyRow.Group.allCases {
      let rows = command.properties.filter { $0.group == group }
      guard !rows.isEmpty else { continue }
      text += "\n\(group.rawValue)\n"
      for row in rows {
        text += line(heading(Option(row)), row.help)
        let own = command == .badge ? BadgePropertyTable.rowStandards[row.property] : nil
        text += line("", "\(row.values)  (\(own ?? row.standard))")
      }
    }
    if !command.properties.isEmpty { text += "\n" + notes }
    if command == .compare { text += "\n" + comparisonNotes }
    return text
  }

  private static let notes = """
    Numbers are in points unless said, with a decimal point.
    A paint is a colour. \(capitalised(RatingStyle.Color.allowed)).
    In texts {value} is the rating, {out-of} the top of its scale, {stars} how many symbols the row has, filled or not,
    {count} how many ratings were counted; in label-template {stars} is the number that the symbol stands for.
    A rating beyond its scale is drawn as the nearest one on it, with a note on standard error.

    """

  private static let comparisonNotes = """
    Sizes are compared first, then pixels on straight RGBA; two clear pixels are the same whatever their colour.
    - is standard input. Exit status: 0 same, 1 different, 2 trouble.

    """

  private static func capitalised(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst()
  }

  private static func heading(_ option: Option) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    return letter + "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
  }

  private static func line(_ heading: String, _ words: String) -> String {
    let width = 28
    let padding = String(repeating: " ", count: max(width - heading.count, 2))
    return "  \(heading)\(padding)\(words)\n"
  }
}
