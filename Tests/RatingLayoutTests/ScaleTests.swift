import RatingLayout
import RatingNumbers
import RatingStyling
import TestSupport
import Testing

@Suite struct ScaleTests {
  @Test(
    arguments: [
      ("86", "100", 5, [1, 1, 1, 1, 0.3]), ("1.65", "3", 5, [1, 1, 0.75, 0, 0]),
      ("7", "10", 5, [1, 1, 1, 0.5, 0]),
      ("0.5", "1", 5, [1, 1, 0.5, 0, 0]), ("4.3", "5", 10, [1, 1, 1, 1, 1, 1, 1, 1, 0.6, 0]),
      ("1", "3", 3, [1, 0, 0]),
      ("100", "100", 5, [1, 1, 1, 1, 1]), ("0", "100", 5, [0, 0, 0, 0, 0]), ("0.7", "1", 1, [0.7]),
      ("2.5", "10", 4, [1, 0, 0, 0]),
    ] as [(String, String, Int, [Double])])
  func aRatingOfAnotherScaleIsTakenToTheRowExactly(
    words: String, top: String, stars: Int, right: [Double]
  ) throws {
    let layout = try laidOut(words) {
      $0.outOf = DecimalNumber(top)
      $0.stars = stars
      $0.step = .exact
    }
    #expect(layout.levels == right)
  }

  @Test func aTieOnAnotherScaleIsATie() throws {
    // 2.75 stars exactly; in binary it would be 2.7499999999999996.
    let half = try laidOut("1.65") { $0.outOf = DecimalNumber(3) }
    #expect(half.filled == 3)
    let thirds = try laidOut("0.3") {
      $0.outOf = DecimalNumber(0.9)
      $0.stars = 3
      $0.step = .full
      $0.rounding = .down
    }
    #expect(thirds.levels == [1, 0, 0])
  }

  @Test func ratingsBeyondTheScaleAreClampedAndItIsKnown() throws {
    for (words, value, wasClamped) in [
      ("5.5", "5", true), ("-1", "0", true), ("-0.6", "0", true), ("5", "5", false), ("0", "0", false),
      ("4.2", "4.2", false), ("900000000000000000", "5", true),
    ] {
      let layout = try laidOut(words)
      #expect(layout.score.value == DecimalNumber(value))
      #expect(layout.score.wasClamped == wasClamped)
      #expect(layout.size == (try laidOut("3").size))
    }
  }

  @Test func theLowestRatingClampsAndNeverShifts() throws {
    let low = try laidOut("0.5") { $0.worst = DecimalNumber(1) }
    #expect(low.levels == [1, 0, 0, 0, 0])
    #expect(low.score.wasClamped)
    #expect(low.name == "1 out of 5 stars")
    #expect(try laidOut("3") { $0.worst = DecimalNumber(1) }.levels == [1, 1, 1, 0, 0])
  }

  @Test func noRatingIsEmptyWhateverTheLowestIs() throws {
    let layout = try laidOut("none") { $0.worst = DecimalNumber(1) }
    #expect(layout.levels == [0, 0, 0, 0, 0])
    #expect(layout.score.value == nil)
    #expect(!layout.score.wasClamped)
  }

  @Test func ratingsOfManyDigitsAreRightToo() throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<1_000 {
      let top = try #require(DecimalNumber(Double.random(in: 0.001...1_000_000, using: &random)))
      let share = Double.random(in: 0...1, using: &random)
      let value = try #require(DecimalNumber(top.doubleValue * share))
      let stars = Int.random(in: 1...100, using: &random)
      let style = try RatingStyle {
        $0.outOf = top
        $0.stars = stars
        $0.step = .exact
      }
      let layout = try RowLayout(Rating(value), style: style)
      #expect(abs(layout.filled - share * Double(stars)) < 1e-9)
    }
  }

  @Test func theTopOfAnyScaleIsAFullRow() throws {
    for top in ["0.000001", "123456789.123456789", "0.3333333333333333", "1000000000", "7.77"] {
      for step in [Step.full, .half, .exact, .every(DecimalNumber(significand: 3, scale: 1))] {
        let layout = try laidOut(top) {
          $0.outOf = DecimalNumber(top)
          $0.step = step
        }
        #expect(layout.levels == [1, 1, 1, 1, 1])
        #expect(!layout.score.wasClamped)
      }
    }
  }
}
