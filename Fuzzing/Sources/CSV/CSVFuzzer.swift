import RatingBatch

/// Hands arbitrary bytes to the scanner of CSV, whole and cut at every place: it finds records or refuses them, never
/// reads beyond the bytes, and finds in a beginning nothing else than in the whole.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // A copy of its own, so that the sanitizer sees a step beyond its end.
  let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
  defer { copy.deallocate() }
  _ = copy.initialize(from: UnsafeBufferPointer(start: start, count: count))
  CSVFuzzer.run(UnsafeBufferPointer(copy))
  return 0
}

enum CSVFuzzer {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = CSVScanner()
    var place = 0
    while place < bytes.count {
      let outcome = scanner.scan(bytes, from: place, isLast: true)
      if place == 0 { checkBeginnings(bytes, outcome) }
      switch outcome {
      case .record(let next, let lines):
        check(scanner, bytes, from: place, to: next, lines: lines)
        place = next
      case .unclosedQuote, .strayQuote:
        guard let next = CSVScanner.nextLine(bytes, from: place) else { return }
        precondition(next > place && next <= bytes.count)
        place = next
      case .unfinished: preconditionFailure("the last bytes were there")
      }
    }
  }

  private static func check(
    _ scanner: CSVScanner, _ bytes: UnsafeBufferPointer<UInt8>, from: Int, to next: Int, lines: Int
  ) {
    precondition(next > from && next <= bytes.count)
    precondition(lines <= next - from)
    var end = from
    for span in scanner.spans {
      precondition(span.range.lowerBound >= end && span.range.upperBound <= next)
      end = span.range.upperBound
      let value = CSVScanner.value(span, of: bytes)
      let quotes = bytes[span.range].filter { $0 == UInt8(ascii: "\"") }.count
      precondition(quotes.isMultiple(of: 2) && value.count == span.range.count - quotes / 2)
      precondition(span.hasQuotes == (quotes > 0))
    }
  }

  /// A beginning is unfinished, a fault that more bytes do not mend, or holds the same record.
  private static func checkBeginnings(_ bytes: UnsafeBufferPointer<UInt8>, _ whole: CSVScanner.Outcome) {
    var scanner = CSVScanner()
    for count in 1..<max(min(bytes.count, 64), 1) {
      let beginning = UnsafeBufferPointer(rebasing: bytes[..<count])
      let outcome = scanner.scan(beginning, from: 0, isLast: false)
      precondition(outcome == .unfinished || outcome == whole)
    }
  }
}
