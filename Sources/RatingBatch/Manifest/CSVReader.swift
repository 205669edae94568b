import RatingFiles

/// Reads a CSV manifest: a header, then a row a record.
///
/// A record whose quotes do not match is a fault at its first line; reading goes on with the line below.
struct CSVReader {
  private let name: String
  private var window: InputWindow
  private var scanner = CSVScanner()
  private var columns: [ManifestColumn] = []

  init(_ window: InputWindow, name: String, _ names: ColumnNames) throws(BatchError) {
    self.window = window
    self.name = name
    try readHeader(names)
  }

  private mutating func readHeader(_ names: ColumnNames) throws(BatchError) {
    var record: [String] = []
    let line = window.line
    while true {
      switch scan() {
      case .record(let next, let lines):
        let text = window.bytes[window.start..<next]
        guard TextEncoding.isUTF8(text) else { throw .manifest(name, line: line, .encoding(nil)) }
        record = window.bytes.withUnsafeBufferPointer { bytes in
          scanner.spans.map { String(decoding: CSVScanner.value($0, of: bytes), as: UTF8.self) }
        }
        window.take(upTo: next, lines: lines)
      case .unfinished where !window.isBeyondLimit:
        try window.fill()
        continue
      default: throw .manifest(name, line: line, .headerQuote)
      }
      break
    }
    guard record != [""] else { throw .manifest(name, line: line, .noHeader) }
    if record.count == 1, record[0].contains(where: { ";\t|".contains($0) }) {
      throw .manifest(name, line: line, .separator(record[0]))
    }
    for field in record {
      let column: ManifestColumn
      do { column = try names.column(field) } catch { throw .manifest(name, line: line, .header(error)) }
      guard column == .ignored || !columns.contains(column) else {
        throw .manifest(name, line: line, .header(.repeatedKey(field)))
      }
      columns.append(column)
    }
    for mapped in names.mapped where !record.contains(mapped) {
      throw .manifest(name, line: line, .missingColumn(mapped))
    }
    guard columns.contains(.rating) else {
      throw .manifest(name, line: line, .missingColumn(ManifestColumn.rating.name))
    }
  }

  func has(_ column: ManifestColumn) -> Bool { columns.contains(column) }

  private mutating func scan() -> CSVScanner.Outcome {
    guard !window.isEmpty else { return window.isAtEnd ? .record(next: window.start, lines: 0) : .unfinished }
    let (start, end, isLast) = (window.start, window.end, window.isAtEnd)
    return window.bytes.withUnsafeBufferPointer {
      scanner.scan(UnsafeBufferPointer(rebasing: $0[..<end]), from: start, isLast: isLast)
    }
  }

  /// Up to `limit` rows; none at the manifest's end.
  mutating func next(_ limit: Int) throws(BatchError) -> RowBlock? {
    var block = RowBlock()
    while block.count < limit {
      if window.isEmpty {
        if window.isAtEnd { break }
        try window.fill()
        continue
      }
      switch scan() {
      case .record(let next, let lines):
        add(upTo: next, to: &block)
        window.take(upTo: next, lines: lines)
      case .unfinished where !window.isBeyondLimit:
        try window.fill()
      case .unfinished, .unclosedQuote: try skipLine(.unclosedQuote, &block)
      case .strayQuote: try skipLine(.strayQuote, &block)
      }
    }
    return block.count == 0 ? nil : block
  }

  private mutating func add(upTo next: Int, to block: inout RowBlock) {
    let spans = scanner.spans
    let (start, line) = (window.start, window.line)
    // A blank line is no row.
    if spans.count == 1, spans[0].range.isEmpty, spans[0].range.lowerBound == start { return }
    guard TextEncoding.isUTF8(window.bytes[start..<next]) else {
      block.addFault(.encoding, line: line)
      return
    }
    guard spans.count == columns.count else {
      block.addFault(.fieldCount(spans.count, expected: columns.count), line: line)
      return
    }
    let first = block.fields.count
    window.bytes.withUnsafeBufferPointer { bytes in
      for index in spans.indices where columns[index] != .ignored {
        if spans[index].hasQuotes {
          block.addField(columns[index], CSVScanner.value(spans[index], of: bytes))
        } else {
          block.addField(columns[index], UnsafeBufferPointer(rebasing: bytes[spans[index].range]))
        }
      }
    }
    block.endRow(line: line, fieldsFrom: first)
  }

  private mutating func skipLine(_ fault: RowFault, _ block: inout RowBlock) throws(BatchError) {
    block.addFault(fault, line: window.line)
    while true {
      let (start, end) = (window.start, window.end)
      let next = window.bytes.withUnsafeBufferPointer {
        CSVScanner.nextLine(UnsafeBufferPointer(rebasing: $0[..<end]), from: start)
      }
      if let next, next < end || window.isAtEnd {
        window.take(upTo: next, lines: 1)
        return
      }
      if window.isAtEnd {
        window.take(upTo: end, lines: 0)
        return
      }
      // A line without an end is dropped as it comes, but for a CR whose LF may follow.
      if window.isBeyondLimit { window.take(upTo: end - 1, lines: 0) }
      try window.fill()
    }
  }
}
