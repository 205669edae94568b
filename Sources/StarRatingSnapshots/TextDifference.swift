import RatingNumbers

/// Where two texts begin to differ.
package struct TextDifference: Hashable, Sendable, CustomStringConvertible {
  /// From 1 on, the column in bytes.
  package let line, column: Int
  /// What both say from there on, in part.
  package let expected, actual: String

  /// Nil for texts of the same bytes.
  package init?(expected: [UInt8], actual: [UInt8]) {
    guard expected != actual else { return nil }
    var place = zip(expected, actual).prefix { $0 == $1 }.count
    // Back to the start of a character of UTF-8.
    while place > 0, place < expected.count, expected[place] & 0xC0 == 0x80 { place -= 1 }
    let before = expected[..<place]
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = place - (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1)
    self.expected = TextDifference.excerpt(expected, from: place)
    self.actual = TextDifference.excerpt(actual, from: place)
  }

  package var description: String {
    "from line \(line), byte \(column) on \(expected) is expected, there is \(actual)"
  }

  private static func excerpt(_ bytes: [UInt8], from place: Int) -> String {
    guard place < bytes.count else { return "the end" }
    return QuotedText.quoted(String(decoding: bytes[place..<min(place + 240, bytes.count)], as: UTF8.self))
  }
}
