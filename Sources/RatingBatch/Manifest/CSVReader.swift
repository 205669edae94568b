import RatingFiles

/// Reads a CSV manifest: a header, then a row a record.
///
/// A record whose quotes do not match, or that is too long, is a fault at its first line; reading goes on with the line
/// below.
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
      case .unfinished where !hasLineEnd: throw .manifest(name, line: line, .headerLength)
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

  /// Looks at as many bytes as a row may have with its line end, so that a longer one is refused wherever it comes
  /// from and however much of it is there.
  private mutating func scan() -> CSVScanner.Outcome {
    guard !window.isEmpty else { return window.isAtEnd ? .record(next: window.start, lines: 0) : .unfinished }
    let (start, end) = (window.start, min(window.end, window.start + InputWindow.rowReach))
    let isLast = window.isAtEnd && end == window.end
    return window.bytes.withUnsafeBufferPointer {
      scanner.scan(UnsafeBufferPointer(rebasing: $0[..<end]), from: start, isLast: isLast)
    }
  }

  /// Whether a line ends among the bytes that a row may have: where no row does, it ends within quotes.
  private var hasLineEnd: Bool {
    let end = min(window.end, window.start + InputWindow.rowLimit)
    return window.bytes[window.start..<end].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
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
      case .unfinished where !hasLineEnd: try skipLongLine(&block)
      case .unfinished, .unclosedQuote:
        block.addFault(.unclosedQuote, line: window.line)
        _ = try skipLine()
      case .strayQuote:
        block.addFault(.strayQuote, line: window.line)
        _ = try skipLine()
      }
    }
    return block.count == 0 ? nil : block
  }

  private mutating func add(upTo next: Int, to block: inout RowBlock) {
    let spans = scanner.spans
    let (start, line) = (window.start, window.line)
    // A blank line is no row.
    if spans.count == 1, spans[0].range.isEmpty, spans[0].range.lowerBound == start { return }
    let length = CSVReader.withoutLineEnd(window.bytes[start..<next]).count
    guard length <= InputWindow.rowLimit else {
      block.addFault(.tooLong(length), line: line)
      return
    }
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

  private mutating func skipLongLine(_ block: inout RowBlock) throws(BatchError) {
    let line = window.line
    block.addFault(.tooLong(try skipLine()), line: line)
  }

  /// Drops the line that the window begins with; returns its length without its end.
  private mutating func skipLine() throws(BatchError) -> Int {
    var dropped = 0
    while true {
      let (start, end) = (window.start, window.end)
      let next = window.bytes.withUnsafeBufferPointer {
        CSVScanner.nextLine(UnsafeBufferPointer(rebasing: $0[..<end]), from: start)
      }
      if let next, next < end || window.isAtEnd {
        dropped += CSVReader.withoutLineEnd(window.bytes[start..<next]).count
        window.take(upTo: next, lines: 1)
        return dropped
      }
      if window.isAtEnd {
        window.take(upTo: end, lines: 0)
        return dropped + end - start
      }
      // A line without an end is dropped as it comes, but for a CR whose LF may follow.
      if window.isBeyondLimit {
        dropped += end - 1 - start
        window.take(upTo: end - 1, lines: 0)
      }
      try window.fill()
    }
  }

  private static func withoutLineEnd(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    if line.last == UInt8(ascii: "\n") { line.removeLast() }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return line
  }
}
