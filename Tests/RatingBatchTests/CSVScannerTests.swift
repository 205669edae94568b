@testable import RatingBatch
import TestSupport
import Testing

@Suite struct CSVScannerTests {
  /// All records of a text, given to the scanner in one piece.
  private func records(_ bytes: [UInt8]) -> [[[UInt8]]] {
    var scanner = CSVScanner()
    var records: [[[UInt8]]] = []
    bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      while place < bytes.count {
        guard case .record(let next, _) = scanner.scan(bytes, from: place, isLast: true) else { return }
        records.append(scanner.spans.map { CSVScanner.value($0, of: bytes) })
        place = next
      }
    }
    return records
  }

  private static func quoted(_ field: [UInt8]) -> [UInt8] {
    var quoted: [UInt8] = [0x22]
    for byte in field { quoted += byte == 0x22 ? [byte, byte] : [byte] }
    return quoted + [0x22]
  }

  @Test func whatIsQuotedIsReadBack() {
    var random = SeededGenerator(seed: 1)
    let letters = Array("ab,\"\r\n\u{E9}".utf8)
    for _ in 0..<2_000 {
      let fields = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        (0..<Int.random(in: 0...6, using: &random)).map { _ in letters.randomElement(using: &random)! }
      }
      let record: [[UInt8]] = fields.map { field in
        CSVScannerTests.quoted(field)
      }
      let line: [UInt8] = Array(record.joined(separator: [0x2C]))
      for ending in [[0x0A], [0x0D, 0x0A], [0x0D]] as [[UInt8]] {
        #expect(records(line + ending + line) == [fields, fields])
      }
    }
  }

  /// Whatever the bytes: the same as when they are all there, or a wish for more.
  @Test func aBeginningIsUnfinishedOrTheSame() {
    var random = SeededGenerator(seed: 2)
    let letters = Array("a,\"\r\n".utf8)
    for _ in 0..<5_000 {
      let bytes = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        letters.randomElement(using: &random)!
      }
      bytes.withUnsafeBufferPointer { bytes in
        var scanner = CSVScanner()
        let whole = scanner.scan(bytes, from: 0, isLast: true)
        for count in 1...bytes.count {
          let part = UnsafeBufferPointer(rebasing: bytes[..<count])
          let outcome = scanner.scan(part, from: 0, isLast: false)
          if outcome != .unfinished { #expect(outcome == whole) }
        }
      }
    }
  }
}
