/// Reads an NDJSON manifest: a row a line, blank lines left out.
struct LineReader {
  private var window: InputWindow
  /// Within a line that is too long and has been told.
  private var skipsLine = false

  init(_ window: InputWindow) {
    self.window = window
  }

  /// Up to `limit` rows, as many as are there without waiting for more; none at the manifest's end.
  mutating func next(_ limit: Int) throws(BatchError) -> RowBlock? {
    var block = RowBlock()
    while block.count < limit {
      let line = window.bytes[window.start..<window.end]
      guard let end = line.firstIndex(of: UInt8(ascii: "\n")) else {
        if window.isAtEnd {
          if !skipsLine { LineReader.add(line, window.line, to: &block) }
          window.take(upTo: window.end, lines: 0)
          break
        }
        if window.isBeyondLimit || skipsLine {
          if !skipsLine { block.unparsed.append((window.line, 0..<0)) }
          skipsLine = true
          window.take(upTo: window.end, lines: 0)
        }
        guard block.count == 0 else { break }
        try window.fill()
        continue
      }
      if !skipsLine { LineReader.add(line[..<end], window.line, to: &block) }
      skipsLine = false
      window.take(upTo: end + 1, lines: 1)
    }
    return block.count == 0 ? nil : block
  }

  private static func add(_ text: ArraySlice<UInt8>, _ line: Int, to block: inout RowBlock) {
    guard text.contains(where: { !JSONArrayScanner.isSpace($0) }) else { return }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = block.bytes.count
    block.bytes += line == 1 && text.starts(with: mark) ? text.dropFirst(3) : text
    block.unparsed.append((line, start..<block.bytes.count))
  }
}
