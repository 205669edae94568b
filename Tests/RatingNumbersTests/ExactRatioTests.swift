import RatingNumbers
import Testing
import TestSupport

@Suite struct ExactRatioTests {
  /// Ratios of every size a rating can bring: up to eighteen digits over up to 10^18.
  static func ratios(_ count: Int, seed: UInt64) -> [ExactRatio] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let bits = Int.random(in: 1...59, using: &random)
      let digits = Int64.random(in: -(1 << bits)...(1 << bits), using: &random)
      return ExactRatio(DecimalNumber(significand: digits, scale: Int.random(in: 0...18, using: &random)))
    }
  }

  static let pairs = Array(zip(ratios(4_000, seed: 1), ratios(4_000, seed: 2)))

  /// Whether the two are one number, by long arithmetic.
  static func agree(_ left: ExactRatio, _ right: ExactRatio) -> Bool {
    BigWhole(left.numerator) * BigWhole(right.denominator)
      == BigWhole(right.numerator) * BigWhole(left.denominator)
  }

  @Test func productsAgreeWithLongArithmetic() {
    for (left, right) in ExactRatioTests.pairs {
      let top = BigWhole(left.numerator) * BigWhole(right.numerator)
      let bottom = BigWhole(left.denominator) * BigWhole(right.denominator)
      guard let product = left.multiplied(by: right) else {
        #expect(max(top.bitWidth, bottom.bitWidth) > 127)
        continue
      }
      #expect(BigWhole(product.numerator) * bottom == top * BigWhole(product.denominator))
      #expect(product.denominator > 0)
    }
  }

  @Test func quotientsUndoProducts() {
    var held = 0
    for (left, right) in ExactRatioTests.pairs where right.numerator != 0 {
      guard let quotient = left.divided(by: right), let back = quotient.multiplied(by: right) else {
        continue
      }
      held += 1
      #expect(ExactRatioTests.agree(back, left))
      #expect(quotient.denominator > 0)
    }
    #expect(held > 2_000)
  }

  @Test func nothingIsDividedByZero() {
    #expect(ExactRatio(5).divided(by: ExactRatio(0)) == nil)
    #expect(ExactRatio(0).divided(by: ExactRatio(5))?.numerator == 0)
  }

  @Test func whatDoesNotFitIsNilAndNotWrong() throws {
    let long = ExactRatio(DecimalNumber(significand: 899_999_999_999_999_999, scale: 0))
    let square = try #require(long.multiplied(by: long))
    #expect(square.multiplied(by: long) == nil)
    let fine = ExactRatio(DecimalNumber(significand: 7, scale: 18))
    let finer = try #require(fine.multiplied(by: fine))
    #expect(finer.multiplied(by: fine) == nil)
    #expect(square.divided(by: finer) == nil)
    #expect(finer.subtracting(.max) == nil)
  }

  @Test func differencesAreThoseOfTheNumerators() throws {
    for ratio in ExactRatioTests.ratios(2_000, seed: 3) {
      for whole in [-100, -1, 0, 1, 4, 99] {
        let difference = try #require(ratio.subtracting(whole))
        // The difference's numerator over the ratio's own denominator.
        let right = BigWhole(ratio.numerator - Int128(whole) * ratio.denominator)
        #expect(
          BigWhole(difference.numerator) * BigWhole(ratio.denominator)
            == right * BigWhole(difference.denominator))
      }
    }
  }

  @Test func whatFitsOnceReducedIsNotRefused() throws {
    let fine = ExactRatio(DecimalNumber(significand: 899_999_999_999_999_999, scale: 18))
    let square = try #require(fine.multiplied(by: fine))
    #expect(ExactRatioTests.agree(try #require(square.divided(by: square)), ExactRatio(1)))
    let cube = try #require(square.divided(by: fine)?.divided(by: fine)?.multiplied(by: ExactRatio(5)))
    #expect(ExactRatioTests.agree(cube, ExactRatio(5)))
  }

  @Test func wholeNumbersEncloseTheRatio() {
    for ratio in ExactRatioTests.ratios(4_000, seed: 4) {
      let (top, bottom) = (ratio.numerator, ratio.denominator)
      #expect(ratio.floor * bottom <= top)
      #expect((ratio.floor + 1) * bottom > top)
      #expect(ratio.ceiling * bottom >= top)
      #expect((ratio.ceiling - 1) * bottom < top)
      // Within half of one, the upper half excluded: a tie goes up.
      #expect(2 * (ratio.nearest * bottom - top) <= bottom)
      #expect(2 * (top - ratio.nearest * bottom) < bottom)
    }
  }

  @Test(arguments: [
    ("2.5", 3, 2, 3), ("-2.5", -2, -3, -2), ("2.4999", 2, 2, 3), ("3", 3, 3, 3), ("-3", -3, -3, -3),
    ("0", 0, 0, 0), ("-0.5", 0, -1, 0), ("0.5", 1, 0, 1),
  ])
  func tiesGoUpOnBothSidesOfZero(words: String, nearest: Int, floor: Int, ceiling: Int) throws {
    let ratio = ExactRatio(try #require(DecimalNumber(words)))
    #expect(ratio.nearest == Int128(nearest))
    #expect(ratio.floor == Int128(floor))
    #expect(ratio.ceiling == Int128(ceiling))
  }

  @Test func theDoubleIsThatOfTheDecimal() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      let value = try #require(DecimalNumber(Double.random(in: -1000...1000, using: &random)))
      #expect(abs(ExactRatio(value).doubleValue - value.doubleValue) <= value.doubleValue.ulp)
    }
    #expect(ExactRatio(DecimalNumber(significand: 47, scale: 1)).subtracting(4)?.doubleValue == 0.7)
  }

  @Test func thirdsAddUpWhereDecimalsDoNot() throws {
    let third = try #require(ExactRatio(1).divided(by: ExactRatio(3)))
    #expect(third.multiplied(by: ExactRatio(3))?.subtracting(1)?.numerator == 0)
    #expect(ExactRatioTests.agree(try #require(third.divided(by: third)), ExactRatio(1)))
  }

  /// Whole steps and what is left of one, also where the quotient fits into no ratio.
  @Test func stepsAreCountedExactly() throws {
    var random = SeededGenerator(seed: 3)
    var wide = 0
    for _ in 0..<4_000 {
      func decimal(_ bits: Int) -> ExactRatio {
        let digits = Int64.random(in: 1..<(1 << bits), using: &random)
        return ExactRatio(DecimalNumber(significand: digits, scale: Int.random(in: 0...18, using: &random)))
      }
      // A rating of a scale, times a hundred symbols at most.
      let part = try #require(
        decimal(56).divided(by: decimal(56))?.multiplied(
          by: ExactRatio(Int.random(in: 1...100, using: &random))))
      let step = decimal(Int.random(in: 2...59, using: &random))
      if part.divided(by: step) == nil { wide += 1 }
      let (whole, rest) = part.steps(of: step)
      guard whole < 1 << 64 else { continue }
      let top = BigWhole(part.numerator) * BigWhole(step.denominator)
      let bottom = BigWhole(part.denominator) * BigWhole(step.numerator)
      #expect(!(top < BigWhole(whole) * bottom) && top < BigWhole(whole + 1) * bottom)
      let middle = BigWhole(2 * whole + 1) * bottom
      switch rest {
      case .none: #expect(top == BigWhole(whole) * bottom)
      case .lessThanHalf: #expect(BigWhole(2) * top < middle && BigWhole(whole) * bottom < top)
      case .halfOrMore: #expect(!(BigWhole(2) * top < middle))
      }
    }
    #expect(wide > 100)
  }
}
