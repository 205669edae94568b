/// The results in words.
enum Report {
  private static let header = [
    "row", "ours", "baseline", "ratio", "bytes", "baseline's", "cache", "target", "verdict",
  ]

  /// A Markdown table, its columns aligned.
  static func table(_ rows: [ResultRow]) -> String {
    let cells = [header] + rows.map(cells)
    let widths = header.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    var lines = cells.map { line in
      "| " + zip(line, widths).map(padded).joined(separator: " | ") + " |"
    }
    lines.insert(
      "| " + widths.map { String(repeating: "-", count: $0) }.joined(separator: " | ") + " |", at: 1)
    return lines.joined(separator: "\n")
  }

  private static func cells(_ row: ResultRow) -> [String] {
    func words(_ value: Double?) -> String { value.map(number) ?? "" }
    func timed(_ value: Double?) -> String { value.map { "\(number($0)) \(row.unit.rawValue)" } ?? "" }
    let goals = row.goals.map(\.words).joined(separator: ", ")
    let verdicts = row.goals.map { $0.verdict(of: row) }.joined(separator: ", ")
    return [
      row.name, timed(row.ours), timed(row.baseline), words(row.ratio), words(row.bytes),
      words(row.baselineBytes), row.cache.rawValue, goals, verdicts,
    ]
  }

  /// An array of objects; what a row does not have is null.
  static func json(_ rows: [ResultRow]) -> String {
    let objects = rows.map { row in
      let goals = row.goals.map { goal in
        "{\"target\": \"\(goal.words)\", \"isMet\": \(goal.shortfall(of: row) <= 0), "
          + "\"verdict\": \"\(goal.verdict(of: row))\"}"
      }
      return "  {\"row\": \"\(row.name)\", \"unit\": \"\(row.unit.rawValue)\", \"ours\": \(row.ours), "
        + "\"baseline\": \(null(row.baseline)), \"ratio\": \(null(row.ratio)), \"bytes\": \(null(row.bytes)), "
        + "\"baselineBytes\": \(null(row.baselineBytes)), \"cache\": \"\(row.cache.rawValue)\", "
        + "\"targets\": [\(goals.joined(separator: ", "))]}"
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]"
  }

  /// Three figures, more where there are more before the point.
  static func number(_ value: Double) -> String {
    guard value.magnitude < 100 else { return "\(Int(value.rounded()))" }
    let factor: Double = value.magnitude < 10 ? 100 : 10
    let rounded = (value * factor).rounded() / factor
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func null(_ value: Double?) -> String {
    value.map { "\($0)" } ?? "null"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }
}
