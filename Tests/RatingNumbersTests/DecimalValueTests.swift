import RatingNumbers
import Testing
import TestSupport

@Suite struct DecimalValueTests {
  @Test func doublesComeBackAsTheyWere() throws {
    var random = SeededGenerator(seed: 53)
    for _ in 0..<10_000 {
      let digits = Double.random(in: 0.01...1, using: &random)
      let power = DecimalNumber.powersOfTen[Int.random(in: 0...17, using: &random)]
      let value = digits * power * (Bool.random(using: &random) ? 1 : -1)
      #expect(try #require(DecimalNumber(value)).doubleValue == value)
    }
  }

  @Test func theTextOfANumberReadsBackAsTheSameNumber() throws {
    var random = SeededGenerator(seed: 54)
    for _ in 0..<10_000 {
      let digits = Int64.random(in: -99_999_999_999_999_999...99_999_999_999_999_999, using: &random)
      let number = DecimalNumber(significand: digits, scale: Int.random(in: 0...18, using: &random))
      #expect(DecimalNumber(number.description) == number)
    }
  }

  @Test func smallNumbersAreRightToTheEighteenthPlace() throws {
    var random = SeededGenerator(seed: 55)
    for _ in 0..<2_000 {
      let value = Double.random(in: 1e-9...0.01, using: &random)
      #expect(abs(try #require(DecimalNumber(value)).doubleValue - value) <= 1e-18)
    }
  }

  @Test func theOrderIsThatOfTheNumbersWhateverTheirDigits() throws {
    var random = SeededGenerator(seed: 56)
    for _ in 0..<10_000 {
      let left = Int64.random(in: -1_000_000...1_000_000, using: &random)
      let right = Int64.random(in: -1_000_000...1_000_000, using: &random)
      let (leftScale, rightScale) = (
        Int.random(in: 0...6, using: &random), Int.random(in: 0...6, using: &random)
      )
      let isLess =
        left * DecimalNumber.integerPowerOfTen(rightScale) < right
        * DecimalNumber.integerPowerOfTen(leftScale)
      let numbers = (
        DecimalNumber(significand: left, scale: leftScale),
        DecimalNumber(significand: right, scale: rightScale)
      )
      #expect((numbers.0 < numbers.1) == isLess)
      #expect(!(numbers.0 < numbers.1 && numbers.1 < numbers.0))
    }
  }

  @Test func theOrderHoldsAtTheEndsOfTheRange() {
    let least = DecimalNumber(significand: .min, scale: 0)
    let finest = DecimalNumber(significand: 1, scale: 18)
    let most = DecimalNumber(significand: .max, scale: 0)
    #expect(least < finest)
    #expect(finest < most)
    #expect(DecimalNumber(0) < finest)
    #expect(DecimalNumber(significand: -1, scale: 18) < DecimalNumber(0))
    #expect(!(most < most))
  }
}
