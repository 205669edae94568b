/// Finds the fields of one CSV record (RFC 4180) in a stretch of bytes.
///
/// Lines end with LF, CRLF or CR. A quote stands at both ends of a field or doubled within one, nowhere else.
package struct CSVScanner {
  package struct Span {
    package let range: Range<Int>
    /// Whether doubled quotes within it stand for single ones.
    package let hasQuotes: Bool
  }

  package enum Outcome: Equatable {
    /// The next record begins at `next`, `lines` physical lines below.
    case record(next: Int, lines: Int)
    /// The bytes end within the record.
    case unfinished
    /// The bytes, and with them the file, end within quotes.
    case unclosedQuote
    /// A quote within a field that has none at its start, or something between a closing quote and the comma.
    case strayQuote
  }

  /// The fields of the last record.
  package private(set) var spans: [Span] = []

  package init() {}

  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// - Parameters:
  ///   - from: where the record begins; there is at least one byte.
  ///   - isLast: whether the file ends with these bytes.
  package mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, from: Int, isLast: Bool
  ) -> Outcome {
    spans.removeAll(keepingCapacity: true)
    let count = bytes.count
    var place = from
    var lines = 0
    while true {
      if place < count, bytes[place] == CSVScanner.quote {
        place += 1
        let start = place
        var hasQuotes = false
        while true {
          while place < count, bytes[place] != CSVScanner.quote {
            if bytes[place] == CSVScanner.newline
              || bytes[place] == CSVScanner.carriageReturn && place + 1 < count
                && bytes[place + 1] != CSVScanner.newline
            {
              lines += 1
            }
            place += 1
          }
          guard place < count else { return isLast ? .unclosedQuote : .unfinished }
          guard place + 1 < count || isLast else { return .unfinished }
          guard place + 1 < count, bytes[place + 1] == CSVScanner.quote else { break }
          hasQuotes = true
          place += 2
        }
        spans.append(Span(range: start..<place, hasQuotes: hasQuotes))
        place += 1
      } else {
        let start = place
        while place < count {
          let byte = bytes[place]
          if byte == CSVScanner.comma || byte == CSVScanner.newline || byte == CSVScanner.carriageReturn
            || byte == CSVScanner.quote
          {
            break
          }
          place += 1
        }
        guard place < count || isLast else { return .unfinished }
        spans.append(Span(range: start..<place, hasQuotes: false))
      }
      guard place < count else { return .record(next: count, lines: lines) }
      switch bytes[place] {
      case CSVScanner.comma: place += 1
      case CSVScanner.newline: return .record(next: place + 1, lines: lines + 1)
      case CSVScanner.carriageReturn:
        guard place + 1 < count || isLast else { return .unfinished }
        let isPair = place + 1 < count && bytes[place + 1] == CSVScanner.newline
        return .record(next: place + (isPair ? 2 : 1), lines: lines + 1)
      default: return .strayQuote
      }
    }
  }

  /// A field's value, each doubled quote as one.
  package static func value(_ span: Span, of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var value: [UInt8] = []
    value.reserveCapacity(span.range.count)
    var place = span.range.lowerBound
    while place < span.range.upperBound {
      value.append(bytes[place])
      place += bytes[place] == quote ? 2 : 1
    }
    return value
  }

  /// The first byte after the line that `from` stands on, nil where the bytes end before.
  package static func nextLine(_ bytes: UnsafeBufferPointer<UInt8>, from: Int) -> Int? {
    var place = from
    while place < bytes.count {
      if bytes[place] == newline { return place + 1 }
      if bytes[place] == carriageReturn {
        let isPair = place + 1 < bytes.count && bytes[place + 1] == newline
        return place + (isPair ? 2 : 1)
      }
      place += 1
    }
    return nil
  }
}
