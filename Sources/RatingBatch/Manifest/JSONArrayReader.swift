/// Reads a JSON manifest: one array, a row an element.
struct JSONArrayReader {
  private let name: String
  private var window: InputWindow
  private var isAtStart = true
  private var isDone = false

  init(_ window: InputWindow, name: String) {
    self.window = window
    self.name = name
  }

  /// Up to `limit` rows; none at the array's end.
  mutating func next(_ limit: Int) throws(BatchError) -> RowBlock? {
    var block = RowBlock()
    if isAtStart {
      guard try skipSpaces() == UInt8(ascii: "[") else {
        throw fault("a JSON manifest is one array of objects")
      }
      take(upTo: window.start + 1)
      isAtStart = false
      if try skipSpaces() == UInt8(ascii: "]") { try end() }
    }
    while block.count < limit, !isDone { try addElement(to: &block) }
    return block.count == 0 ? nil : block
  }

  private mutating func addElement(to block: inout RowBlock) throws(BatchError) {
    guard let first = try skipSpaces() else { throw fault("the array has no end") }
    guard first == UInt8(ascii: "{") else { throw fault("an element of the array is no object") }
    var scanner = JSONArrayScanner()
    while true {
      let rest = window.bytes[window.start..<window.end]
      if let end = scanner.end(of: rest) {
        let start = block.bytes.count
        block.bytes += rest[..<end]
        block.unparsed.append((window.line, start..<block.bytes.count))
        let mark = window.bytes[end]
        take(upTo: end + 1)
        if mark != UInt8(ascii: ",") {
          guard mark == UInt8(ascii: "]") else { throw fault("a bracket does not match") }
          try self.end()
        }
        return
      }
      guard !window.isAtEnd else { throw fault("the array has no end") }
      guard !window.isBeyondLimit else {
        throw fault("an element is longer than \(InputWindow.rowLimit) bytes")
      }
      try window.fill()
    }
  }

  /// Checks that nothing follows the array.
  private mutating func end() throws(BatchError) {
    if window.bytes[window.start..<window.end].first == UInt8(ascii: "]") { take(upTo: window.start + 1) }
    guard try skipSpaces() == nil else { throw fault("something follows the array") }
    isDone = true
  }

  private mutating func skipSpaces() throws(BatchError) -> UInt8? {
    while true {
      if let place = window.bytes[window.start..<window.end].firstIndex(where: {
        !JSONArrayScanner.isSpace($0)
      }) {
        take(upTo: place)
        return window.bytes[place]
      }
      take(upTo: window.end)
      guard !window.isAtEnd else { return nil }
      try window.fill()
    }
  }

  private mutating func take(upTo next: Int) {
    let lines = window.bytes[window.start..<next].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    window.take(upTo: next, lines: lines)
  }

  private func fault(_ reason: String) -> BatchError { .manifest(name, line: window.line, .json(reason)) }
}
