import RatingNumbers
import Testing

@Suite struct DecimalParsingTests {
  struct Accepted: Sendable {
    let words: String
    let significand: Int64
    let scale: Int
    init(_ words: String, _ significand: Int64, _ scale: Int) {
      self.words = words
      self.significand = significand
      self.scale = scale
    }
  }

  @Test(arguments: [
    Accepted("0", 0, 0), Accepted("-0", 0, 0), Accepted("-0.0", 0, 0), Accepted("0.000", 0, 0),
    Accepted("3.5", 35, 1), Accepted("-3.25", -325, 2), Accepted(".5", 5, 1), Accepted("-.5", -5, 1),
    Accepted("0004.20", 42, 1), Accepted("140", 140, 0), Accepted("1.50", 15, 1),
    Accepted("2.675", 2675, 3), Accepted("0.000000000000000001", 1, 18),
    Accepted("12345678901234567", 12_345_678_901_234_567, 0),
    Accepted("-1.2345678901234567", -12_345_678_901_234_567, 16),
    Accepted("1.000000000000000000000000000000", 1, 0),
    Accepted("0.0000000000000000000000000", 0, 0),
    Accepted("00000000000000000000000000000007", 7, 0),
  ])
  func readsPlainDecimalsDigitByDigit(_ row: Accepted) throws {
    let number = try #require(DecimalNumber(row.words))
    #expect(number.significand == row.significand)
    #expect(number.scale == row.scale)
  }

  @Test(arguments: [
    "", " ", "-", ".", "-.", "5.", "-5.", "+1", "--1", "1-", "1.2.3", "1..2", "1,5", "1_000", "1 000", " 4.5",
    "4.5 ", "4.5\n", "4.2abc", "abc", "1e5", "1E5", "1e400", "0x1p2", "0x10", "nan", "NaN", "inf", "-inf",
    "infinity", "٣", "３", "½", "−1", "1\u{0}", "\u{FEFF}1", "4\u{301}",
  ])
  func refusesEverythingElse(_ words: String) {
    #expect(DecimalNumber(words) == nil)
  }

  @Test func refusesWhatNoDoubleHolds() {
    #expect(DecimalNumber(String(repeating: "9", count: 400)) == nil)
    #expect(DecimalNumber("-1" + String(repeating: "0", count: 309)) == nil)
  }

  @Test(arguments: [
    // More than seventeen digits: the shortest decimal of the nearest Double.
    ("0.1234567890123456789", "0.12345678901234568"), ("3.50000000000000000001", "3.5"),
    ("2.6666666666666666666666", "2.6666666666666665"), ("123456789012345678", "123456789012345680"),
    ("100000000000000000", "100000000000000000"),
  ])
  func roundsWhatHasTooManyDigits(words: String, right: String) throws {
    #expect(try #require(DecimalNumber(words)).description == right)
  }

  @Test(arguments: [
    ("1" + String(repeating: "0", count: 300), "900000000000000000"),
    ("-1" + String(repeating: "0", count: 300), "-900000000000000000"),
    ("950000000000000000", "900000000000000000"), ("900000000000000000", "900000000000000000"),
    ("890000000000000000", "890000000000000000"),
  ])
  func saturatesFarOutsideEveryRange(words: String, right: String) throws {
    #expect(try #require(DecimalNumber(words)).description == right)
  }

  @Test func readsPartsOfAText() throws {
    #expect(DecimalNumber("left=3.25;"[...].dropFirst(5).dropLast()) == DecimalNumber(3.25))
  }

  @Test func equalNumbersAreOneValueHoweverTheyAreTyped() throws {
    let spellings = ["1.5", "1.50", "01.5", "1.500000000000000000000000"].map { DecimalNumber($0) }
    #expect(Set(spellings) == [DecimalNumber(1.5)])
  }
}
