import RatingNumbers
import TestSupport
import Testing

@Suite struct DecimalRoundingTests {
  @Test(arguments: [
    ("4.25", 1, "4.3"), ("4.35", 1, "4.4"), ("0.25", 1, "0.3"), ("2.675", 2, "2.68"), ("1.005", 2, "1.01"),
    ("-0.04", 1, "0.0"), ("3", 1, "3.0"), ("3.5", 1, "3.5"), ("4.999", 2, "5.00"), ("4.994", 2, "4.99"),
    ("0.5", 0, "1"), ("1.5", 0, "2"), ("2.5", 0, "3"), ("9.95", 1, "10.0"), ("0.0000005", 6, "0.000001"),
    ("0.00000049", 6, "0.000000"), ("4.2", 6, "4.200000"), ("0", 2, "0.00"), ("1.15", 1, "1.2"),
    ("1.25", 1, "1.3"), ("8.345", 2, "8.35"),
  ])
  func tiesOfTypedDecimalsGoUp(words: String, places: Int, right: String) throws {
    #expect(try #require(DecimalNumber(words)).text(places: places) == right)
  }

  @Test(
    arguments: [
      (4.25, 1, "4.3"), (4.35, 1, "4.4"), (0.25, 1, "0.3"), (2.675, 2, "2.68"), (1.005, 2, "1.01"),
      (8.0 / 3, 1, "2.7"), (0.1 + 0.2, 1, "0.3"), (Double.leastNonzeroMagnitude, 2, "0.00"), (-0.0, 1, "0.0"),
    ] as [(Double, Int, String)])
  func tiesOfDoublesAreJudgedOnTheirShortestDecimal(value: Double, places: Int, right: String) throws {
    #expect(try #require(DecimalNumber(value)).text(places: places) == right)
  }

  @Test(arguments: [
    ("-2.5", 0, "-2"), ("-2.51", 0, "-3"), ("-0.05", 1, "0.0"), ("-0.06", 1, "-0.1"), ("-1.25", 1, "-1.2"),
  ])
  func tiesBelowZeroGoTowardPositiveInfinityToo(words: String, places: Int, right: String) throws {
    #expect(try #require(DecimalNumber(words)).text(places: places) == right)
  }

  @Test(
    arguments: [
      (0.1 + 0.2, "0.3"), (8.0 / 3, "2.67"), (4.2, "4.2"), (3.1, "3.1"), (3, "3"), (4.999, "5"), (1e-7, "0"),
      (-1e-7, "0"), (0.005, "0.01"), (1e300, "900000000000000000"),
    ] as [(Double, String)])
  func roundingLeavesNoTrailingZeros(value: Double, right: String) throws {
    #expect(try #require(DecimalNumber(value)).rounded(toPlaces: 2).description == right)
  }

  @Test(arguments: [
    ("4.29", 1, "4.2", "4.3"), ("4.2", 1, "4.2", "4.2"), ("0.0001", 2, "0", "0.01"),
    ("-0.05", 1, "-0.1", "0"),
    ("-2.5", 0, "-3", "-2"), ("4.9999999999999999", 6, "4.999999", "5"), ("7", 0, "7", "7"),
  ])
  func theNumbersBelowAndAbove(words: String, places: Int, below: String, above: String) throws {
    let number = try #require(DecimalNumber(words))
    #expect(number.roundedDown(toPlaces: places).description == below)
    #expect(number.roundedUp(toPlaces: places).description == above)
  }

  @Test func roundingToAsManyPlacesAsThereAreChangesNothing() throws {
    let number = try #require(DecimalNumber("3.123456789012345678"))
    #expect(number.rounded(toPlaces: 18) == number)
    #expect(number.rounded(toPlaces: 30) == number)
    #expect(number.rounded(toPlaces: -1) == DecimalNumber(3))
  }

  @Test func everyRoundingIsTheNearestAndNeverBelowATie() throws {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<5_000 {
      let digits = Int64.random(in: -1_000_000...1_000_000, using: &random)
      let scale = Int.random(in: 1...6, using: &random)
      let places = Int.random(in: 0..<scale, using: &random)
      let unit = Int64(DecimalNumber.integerPowerOfTen(scale - places))
      // floor(x + 1/2) in whole numbers.
      let doubled = 2 * digits + unit
      let quotient = doubled / (2 * unit) - (doubled % (2 * unit) < 0 ? 1 : 0)
      let rounded = DecimalNumber(significand: digits, scale: scale).rounded(toPlaces: places)
      #expect(rounded == DecimalNumber(significand: quotient, scale: places))
    }
  }
}
