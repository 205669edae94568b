/// Finds where an element of a JSON array ends: the brackets and texts alone are looked at.
struct JSONArrayScanner {
  private var depth = 0
  private var isInText = false
  private var isEscaped = false
  private var place = 0
  /// The element's bytes so far up to the last that is no space, those that were dropped too.
  private(set) var length = 0
  private var dropped = 0

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// The comma or bracket that ends the element, looked for from where the last call ended; nil where the
  /// bytes end before.
  ///
  /// - Parameter bytes: from the element's first byte on, as many as there are.
  mutating func end(of bytes: ArraySlice<UInt8>) -> Int? {
    while place < bytes.count {
      let byte = bytes[bytes.startIndex + place]
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInText = false
        }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInText = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return bytes.startIndex + place }
          depth -= 1
        case UInt8(ascii: ","):
          if depth == 0 { return bytes.startIndex + place }
        default: break
        }
      }
      place += 1
      if !JSONArrayScanner.isSpace(byte) { length = dropped + place }
    }
    return nil
  }

  /// Tells that the bytes that were looked at are gone, spaces that follow the element too: the next call's begin behind
  /// them.
  mutating func drop() {
    dropped += place
    length = dropped
    place = 0
  }
}
