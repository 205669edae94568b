/// Reads a JSON manifest: one array, a row an element.
struct JSONArrayReader {
  private let name: String
  private var window: InputWindow
  private var isAtStart = true
  private var isDone = false
  /// The line that the last element began on.
  private var lastLine = 0

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
    let line = window.line
    var scanner = JSONArrayScanner()
    while true {
      let rest = window.bytes[window.start..<window.end]
      if let end = scanner.end(of: rest) {
        if scanner.length > InputWindow.rowLimit {
          block.addUnparsed(length: scanner.length, line: line)
        } else {
          block.addUnparsed(rest[..<end], line: line)
        }
        try take(mark: end)
        if line == lastLine || !isDone && line == window.line { block.tellSharedLine() }
        lastLine = line
        return
      }
      guard !window.isAtEnd else { throw fault("the array has no end") }
      if scanner.length > InputWindow.rowLimit || rest.count > 2 * InputWindow.rowLimit {
        scanner.drop()
        take(upTo: window.end)
      }
      try window.fill()
    }
  }

  /// Takes the comma or bracket behind an element, and the spaces behind that.
  private mutating func take(mark place: Int) throws(BatchError) {
    let mark = window.bytes[place]
    take(upTo: place + 1)
    if mark == UInt8(ascii: ",") {
      _ = try skipSpaces()
    } else {
      guard mark == UInt8(ascii: "]") else { throw fault("a bracket does not match") }
      try end()
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
