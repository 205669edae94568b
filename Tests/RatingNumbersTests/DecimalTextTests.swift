import RatingNumbers
import Testing
import TestSupport

@Suite struct DecimalTextTests {
  /// `-`? digits (`.` digits)?, no `-0`, no needless zero in front.
  static func isPlain(_ text: String) -> Bool {
    guard text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?/) != nil else { return false }
    return !(text.hasPrefix("-") && text.allSatisfy { "-0.".contains($0) })
  }

  @Test(arguments: ["", "-0", "-0.00", "1e5", "1e-07", "nan", "inf", "1,5", "01", ".5", "5.", "+1"])
  func theCheckItselfRefusesWhatMayNotBePrinted(_ text: String) {
    #expect(!DecimalTextTests.isPlain(text))
  }

  @Test func noDoublePrintsAsAnythingButAPlainDecimal() throws {
    var random = SeededGenerator(seed: 10_000)
    for _ in 0..<10_000 {
      let value = random.anyFiniteDouble()
      let number = try #require(DecimalNumber(value))
      let places = Int.random(in: 0...6, using: &random)
      #expect(DecimalTextTests.isPlain(number.description), "\(value)")
      #expect(DecimalTextTests.isPlain(number.text(places: places)), "\(value)")
    }
  }

  @Test func noDoubleOfAnOrdinarySizePrintsAsAnythingButAPlainDecimal() throws {
    var random = SeededGenerator(seed: 10_001)
    for _ in 0..<10_000 {
      let power = Double.random(in: -12...12, using: &random)
      let value =
        Double.random(in: -1...1, using: &random) * Double(sign: .plus, exponent: Int(power), significand: 1)
      let number = try #require(DecimalNumber(value))
      let places = Int.random(in: 0...6, using: &random)
      let text = number.text(places: places)
      #expect(DecimalTextTests.isPlain(number.description), "\(value)")
      #expect(DecimalTextTests.isPlain(text), "\(value)")
      #expect(text.split(separator: ".").dropFirst().joined().count == places, "\(value)")
      #expect(DecimalTextTests.isPlain(NumberText.short(value, places: places)), "\(value)")
    }
  }

  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-3.25, "-3.25"), (140, "140"),
      (1e-7, "0.0000001"), (1e15, "1000000000000000"), (1e16, "10000000000000000"),
      (1.5e17, "150000000000000000"),
      (0.1 + 0.2, "0.30000000000000004"), (8.0 / 3, "2.6666666666666665"), (1e-300, "0.000000000000000001"),
      (-1e-300, "-0.000000000000000001"), (Double.leastNonzeroMagnitude, "0.000000000000000001"),
      (1e300, "900000000000000000"),
      (-1e300, "-900000000000000000"), (Double(Int64.max), "900000000000000000"),
      (Double(Int64.min), "-900000000000000000"), (Double.greatestFiniteMagnitude, "900000000000000000"),
    ] as [(Double, String)])
  func printsEveryDigitOfADouble(value: Double, right: String) throws {
    #expect(try #require(DecimalNumber(value)).description == right)
  }

  @Test(arguments: [Double.nan, .signalingNaN, .infinity, -.infinity])
  func hasNoNumberForWhatIsNotFinite(_ value: Double) {
    #expect(DecimalNumber(value) == nil)
  }

  @Test(
    arguments: [
      (0, "0"), (-7, "-7"), (Int.max, "900000000000000000"), (Int.min, "-900000000000000000"),
      (900_000_000_000_000_000, "900000000000000000"),
    ] as [(Int, String)])
  func wholeNumbersSaturateToo(whole: Int, right: String) {
    #expect(DecimalNumber(whole).description == right)
  }

  @Test(
    arguments: [
      (Int64.min, 0, "-9223372036854775808"), (Int64.max, 18, "9.223372036854775807"),
      (Int64.max, 0, "9223372036854775807"), (5, 3, "0.005"), (-5, 3, "-0.005"), (120, 1, "12"),
    ] as [(Int64, Int, String)])
  func printsAnySignificand(significand: Int64, scale: Int, right: String) {
    #expect(DecimalNumber(significand: significand, scale: scale).description == right)
  }

  @Test(
    arguments: [(50, 2, ".5"), (-50, 2, "-.5"), (0, 0, "0"), (0, 2, "0"), (250, 2, "2.5"), (-7, 0, "-7")]
      as [(Int64, Int, String)])
  func pathDataMayDropTheZeroInFront(significand: Int64, scale: Int, right: String) {
    var text = TextBuffer()
    NumberText.append(significand, scale: scale, minimumPlaces: 0, leadingZero: false, to: &text)
    #expect(text.string == right)
  }

  @Test(
    arguments: [
      (1.23456, 3, "1.235"), (-1.23456, 3, "-1.235"), (-0.0001, 3, "0"), (0.5, 0, "1"), (-0.5, 0, "-1"),
      (2, 4, "2"), (9_000_000_000, 6, "9000000000"), (123.4, 2, "123.4"),
    ] as [(Double, Int, String)])
  func shortTextRoundsHalvesAwayFromZero(value: Double, places: Int, right: String) {
    #expect(NumberText.short(value, places: places) == right)
  }
}

extension SeededGenerator {
  /// A number that has any finite bit pattern with the same chance: every magnitude, both signs.
  fileprivate mutating func anyFiniteDouble() -> Double {
    while true {
      let value = Double(bitPattern: next())
      if value.isFinite { return value }
    }
  }
}
