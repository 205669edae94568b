#if JSON
  /// The values of a JSON object or list as they are written, one after the other.
  ///
  /// The text is one that a JSON reader has found right: brackets, commas and quotes alone are looked at.
  struct JSONValues {
    private let text: UnsafeBufferPointer<UInt8>
    private let isObject: Bool
    private var place: Int

    /// - Parameter text: from before the opening bracket on, spaces alone in front of it.
    init(_ text: UnsafeBufferPointer<UInt8>) {
      self.text = text
      place = text.firstIndex { !JSONArrayScanner.isSpace($0) } ?? text.count
      isObject = place < text.count && text[place] == UInt8(ascii: "{")
      place += 1
    }

    /// The next value; an object's is asked for as often as it has keys.
    mutating func next() -> UnsafeBufferPointer<UInt8> {
      skip(UInt8(ascii: ","))
      if isObject {
        skipValue()
        skip(UInt8(ascii: ":"))
      }
      let start = place
      skipValue()
      return UnsafeBufferPointer(rebasing: text[start..<place])
    }

    /// Goes on behind spaces and a mark among them.
    private mutating func skip(_ mark: UInt8) {
      while place < text.count, JSONArrayScanner.isSpace(text[place]) || text[place] == mark { place += 1 }
    }

    private mutating func skipValue() {
      var depth = 0
      while place < text.count {
        switch text[place] {
        case UInt8(ascii: "\""): skipText()
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return }
          depth -= 1
        case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x0A, 0x0D, 0x09: if depth == 0 { return }
        default: break
        }
        place += 1
      }
    }

    /// Goes to a text's closing quote.
    private mutating func skipText() {
      place += 1
      while place < text.count, text[place] != UInt8(ascii: "\"") {
        place += text[place] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
  }
#endif
