/// Reads the words of path data: letters, numbers, flags (SVG 2, 9.3.9).
struct PathDataScanner {
  private let bytes: [UInt8]
  private(set) var index = 0
  /// Where the number begins that was read last.
  private(set) var numberStart = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { index == bytes.count }

  func error(_ fault: PathDataError.Fault) -> PathDataError { error(fault, at: index) }

  /// The fault of the number that was read last.
  func numberError(_ fault: PathDataError.Fault) -> PathDataError { error(fault, at: numberStart) }

  private func error(_ fault: PathDataError.Fault, at index: Int) -> PathDataError {
    // Positions count characters, so that they can be counted on the screen.
    PathDataError(position: String(decoding: bytes[..<index], as: UTF8.self).count + 1, fault: fault)
  }

  mutating func skipSpace() {
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
  }

  /// Spaces with at most one comma among them.
  mutating func skipSeparator() {
    skipSpace()
    if index < bytes.count, bytes[index] == UInt8(ascii: ",") {
      index += 1
      skipSpace()
    }
  }

  /// The letter here, taken.
  mutating func letter() -> UInt8? {
    guard index < bytes.count, isLetter(bytes[index]) else { return nil }
    index += 1
    return bytes[index - 1]
  }

  /// Steps back over the letter that was taken last.
  mutating func putBack() { index -= 1 }

  /// Whether a number begins here.
  var startsNumber: Bool {
    guard index < bytes.count else { return false }
    let byte = bytes[index]
    return isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  /// A finite number of any size.
  mutating func number() throws(PathDataError) -> Double {
    let start = index
    numberStart = index
    var digits = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
      index += 1
    }
    digits += skipDigits()
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      index = start
      throw error(.noNumber)
    }
    skipExponent()
    // Swift's own parser wants a digit on both sides of the point.
    guard let value = Double(PathDataScanner.plain(bytes[start..<index])), value.isFinite else {
      index = start
      throw error(.outOfRange)
    }
    return value
  }

  mutating func flag() throws(PathDataError) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else {
      throw error(.noFlag)
    }
    index += 1
    return bytes[index - 1] == UInt8(ascii: "1")
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    return index - start
  }

  private mutating func skipExponent() {
    let start = index
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return }
    index += 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
      index += 1
    }
    if skipDigits() == 0 { index = start }
  }

  private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: "."),
        !(result.last.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false)
      {
        result.append(UInt8(ascii: "0"))
      }
      if byte | 0x20 == UInt8(ascii: "e"), result.last == UInt8(ascii: ".") {
        result.append(UInt8(ascii: "0"))
      }
      if byte != UInt8(ascii: "+") || !result.isEmpty { result.append(byte) }
    }
    if result.last == UInt8(ascii: ".") { result.append(UInt8(ascii: "0")) }
    return String(decoding: result, as: UTF8.self)
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
  private func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x9, 0xA, 0xC, 0xD].contains(byte) }
}
