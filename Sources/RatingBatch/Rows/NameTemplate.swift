/// How `--name` makes a row's file name: words, and in braces columns or `line`.
package struct NameTemplate: Sendable {
  private enum Piece {
    case words([UInt8])
    case column(ManifestColumn)
    case line
  }

  private let pieces: [Piece]

  package init(_ template: String) throws(BatchError) {
    var pieces: [Piece] = []
    var rest = Substring(template)
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      pieces.append(.words(Array(rest[..<brace].utf8)))
      guard rest[brace] == "{", let end = rest.firstIndex(of: "}") else { throw .nameTemplate(template) }
      let name = String(rest[rest.index(after: brace)..<end])
      if name == "line" {
        pieces.append(.line)
      } else if let column = ManifestColumn(name: name), column != .output {
        pieces.append(.column(column))
      } else {
        throw .nameTemplate(template)
      }
      rest = rest[rest.index(after: end)...]
    }
    pieces.append(.words(Array(rest.utf8)))
    guard !template.isEmpty else { throw .nameTemplate(template) }
    self.pieces = pieces
  }

  /// A row's name; throws where it lacks what the template asks for.
  func name(of row: RowBlock.Row, in block: RowBlock) throws(RowFault) -> [UInt8] {
    var name: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .words(let words): name += words
      case .line: name += Array("\(row.line)".utf8)
      case .column(let column):
        guard let field = block.field(column, of: row), field.count > 0 else { throw .missing(column) }
        name += block.value(field)
      }
    }
    return name
  }
}
