/// Reads an NDJSON manifest: a row a line, blank lines left out.
struct LineReader {
  private var window: InputWindow
  /// What has been dropped of a line that is too long.
  private var dropped = 0
  /// Whether anything else than spaces was dropped.
  private var droppedWords = false

  init(_ window: InputWindow) {
    self.window = window
  }

  /// Up to `limit` rows, as many as are there without waiting for more; none at the manifest's end.
  mutating func next(_ limit: Int) throws(BatchError) -> RowBlock? {
    var block = RowBlock()
    while block.count < limit {
      let line = window.bytes[window.start..<window.end]
      if let end = line.firstIndex(of: UInt8(ascii: "\n")) {
        add(line[..<end], to: &block)
        window.take(upTo: end + 1, lines: 1)
      } else if window.isAtEnd {
        if !window.isCut { add(line, to: &block) }
        window.take(upTo: window.end, lines: 0)
        break
      } else {
        if window.isBeyondLimit { drop() }
        guard block.count == 0 else { break }
        try window.fill()
      }
    }
    return block.count == 0 ? nil : block
  }

  /// Lets go of what is there of a line that is too long, but for its last byte: a line end may begin with it.
  private mutating func drop() {
    let text = withoutMark(window.bytes[window.start..<(window.end - 1)])
    guard dropped > 0 || text.count > InputWindow.rowLimit else { return }
    dropped += text.count
    droppedWords = droppedWords || !LineReader.isBlank(text)
    window.take(upTo: window.end - 1, lines: 0)
  }

  private mutating func add(_ line: ArraySlice<UInt8>, to block: inout RowBlock) {
    var text = dropped > 0 ? line : withoutMark(line)
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    let length = dropped + text.count
    if droppedWords || !LineReader.isBlank(text) {
      if length > InputWindow.rowLimit {
        block.addUnparsed(length: length, line: window.line)
      } else {
        block.addUnparsed(text, line: window.line)
      }
    }
    (dropped, droppedWords) = (0, false)
  }

  /// The first line without the byte order mark that may stand before it.
  private func withoutMark(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    window.line == 1 && dropped == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text
  }

  private static func isBlank(_ text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy(JSONArrayScanner.isSpace)
  }
}
