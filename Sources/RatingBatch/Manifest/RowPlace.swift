import RatingNumbers

/// Where a row of a manifest stands, in the words of messages.
///
/// It is the row's line; where other rows begin on that line too, as in an array on one line, also its number among all
/// rows and what it is called.
package struct RowPlace: Hashable, Sendable {
  /// The physical line that the row begins on, from 1; 0 where the number alone is known.
  let line: Int
  /// The row's number among all, from 1, where the line is not enough.
  let number: Int?
  /// The row's id, or its file's name, in words.
  let name: String?

  init(_ index: Int, in block: RowBlock) {
    let row = block.rows[index]
    line = row.line
    number = row.sharesLine ? block.first + index + 1 : nil
    name = row.sharesLine ? RowPlace.name(of: row, in: block) : nil
  }

  /// A row's line or number in 32 bits, above 0.
  static func mark(_ index: Int, in block: RowBlock) -> Int {
    block.rows[index].sharesLine ? numbered + block.first + index + 1 : block.rows[index].line
  }

  private static let numbered = 1 << 31

  /// The place of a row that `mark` was told of.
  init(mark: Int) {
    line = mark < RowPlace.numbered ? mark : 0
    number = mark < RowPlace.numbered ? nil : mark - RowPlace.numbered
    name = nil
  }

  private static func name(of row: RowBlock.Row, in block: RowBlock) -> String? {
    for column in [ManifestColumn.id, .output] {
      guard let field = block.field(column, of: row), field.count > 0 else { continue }
      return "\(column.name) \(QuotedText.quoted(block.words(field)))"
    }
    return nil
  }
}

extension RowPlace: CustomStringConvertible {
  /// `line 3`; `line 1, row 5, id "x"`; `row 5`.
  package var description: String {
    let parts = [line > 0 ? "line \(line)" : nil, number.map { "row \($0)" }, name]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}
