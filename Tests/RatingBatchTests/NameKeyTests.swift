@testable import RatingBatch
import TestSupport
import Testing

@Suite struct NameKeyTests {
  private func key(_ name: String) -> NameKey { NameKey(Array(name.utf8)[...]) }

  @Test func letterCaseDoesNotTellASCIINamesApartAndEveryOtherByteDoes() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      let bytes = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        UInt8.random(in: 0x20...0x7E, using: &random)
      }
      let name = String(decoding: bytes, as: UTF8.self)
      #expect(key(name) == key(name.uppercased()))
      #expect(key(name) == key(name.lowercased()))
      var other = bytes
      other[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0x20...0x7E, using: &random)
      let otherName = String(decoding: other, as: UTF8.self)
      #expect((key(name) == key(otherName)) == (name.lowercased() == otherName.lowercased()))
    }
  }

  /// Every letter beside its small, capital and title forms.
  @Test func letterCaseDoesNotTellNamesOfAnyScriptApart() {
    for value in 0x80...0x1FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let (letter, forms) = (String(scalar), scalar.properties)
      let others = [forms.lowercaseMapping, forms.uppercaseMapping, forms.titlecaseMapping]
      for other in others where other != letter { #expect(key("a" + letter) == key("A" + other)) }
    }
  }

  @Test func manyNamesHaveManyKeys() {
    let keys = Set((0..<300_000).map { key("p\($0 % 100)/\($0).png") })
    #expect(keys.count == 300_000)
    #expect(Set(keys.map(\.low)).count > 299_900)
  }

  @Test func aTableTellsTheFirstLine() {
    var table = NameTable()
    for line in 1...5_000 { #expect(table.add(key("\(line)"), line: line) == nil) }
    for line in 1...5_000 { #expect(table.add(key("\(line)"), line: 9) == line) }
  }
}
