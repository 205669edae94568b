import StarRatingSnapshots
import TestSupport
import Testing

/// Texts are compared as texts.
@Suite struct SnapshotTextTests {
  private let folder: TemporaryFolder
  private let check: SnapshotCheck

  init() throws {
    folder = try TemporaryFolder()
    check = SnapshotCheck(golden: folder.path("half.svg"), mode: .never)
    try folder.write("<svg>\n<path d=\"M1 2\"/>\n</svg>\n", to: "half.svg")
  }

  @Test func sameTextHolds() throws {
    try check.check(text: folder.read("half.svg"))
    #expect(try folder.names == ["half.svg"])
  }

  @Test func differenceIsToldByItsPlaceAndTheTextIsLeft() throws {
    let text = "<svg>\n<path d=\"M1 3\"/>\n</svg>\n"
    let error = try #require(throws: SnapshotProblem.self) { try check.check(text: Array(text.utf8)) }
    #expect("\(error)".hasPrefix("different: from line 2, byte 13 on "))
    #expect("\(error)".contains(folder.path("half.failed.svg")))
    #expect(try folder.read("half.failed.svg") == Array(text.utf8))
    try check.check(text: folder.read("half.svg"))
    #expect(try folder.names == ["half.svg"])
  }

  struct Row: Sendable {
    let expected, actual: String
    let line, column: Int
  }

  @Test(arguments: [
    Row(expected: "", actual: "x", line: 1, column: 1), Row(expected: "ab", actual: "a", line: 1, column: 2),
    Row(expected: "a\nb", actual: "a\nc", line: 2, column: 1),
    Row(expected: "a\n", actual: "a", line: 1, column: 2),
    Row(expected: "aé", actual: "aè", line: 1, column: 2),
  ])
  func placeIsWhereTheTextsPart(_ row: Row) {
    let difference = TextDifference(expected: Array(row.expected.utf8), actual: Array(row.actual.utf8))
    #expect(difference?.line == row.line)
    #expect(difference?.column == row.column)
    #expect(TextDifference(expected: Array(row.expected.utf8), actual: Array(row.expected.utf8)) == nil)
  }
}
