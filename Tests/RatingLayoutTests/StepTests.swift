import RatingLayout
import RatingNumbers
import RatingStyling
import TestSupport
import Testing

/// Any step, rounding, row and scale: the top is the whole row, nothing is nothing, and more is never less.
@Suite struct StepTests {
  static let words: [(step: String, stars: Int)] = [
    ("0.7", 5), ("0.3", 5), ("0.000000000000000001", 5), ("0.999999999999999999", 5), ("0.9", 1),
    ("0.35", 100), ("0.123456789012345678", 7), ("1", 5), ("0.000001", 10), ("0.6", 3),
  ]

  @Test(arguments: words, Rounding.allCases)
  func theTopIsTheWholeRow(_ row: (step: String, stars: Int), rounding: Rounding) throws {
    let step = try #require(DecimalNumber(row.step))
    for top in ["0.1", "\(row.stars)", "100", "0.333333333333333333", "999999999.99"] {
      let layout = try laidOut(top) {
        $0.stars = row.stars
        $0.outOf = DecimalNumber(top)
        $0.step = .every(step)
        $0.rounding = rounding
      }
      #expect(layout.levels.allSatisfy { $0 == 1 }, "\(top)")
      // A scale that counts from 0 ends with the whole row too.
      let shifted = try laidOut("\(row.stars - 1)") {
        $0.stars = row.stars
        $0.firstRating = 0
        $0.step = .every(step)
        $0.rounding = rounding
      }
      #expect(shifted.levels.allSatisfy { $0 == 1 })
    }
  }

  /// Steps of up to eighteen digits on scales of as many.
  @Test(arguments: 0..<40)
  func aHigherRatingIsNeverALowerPicture(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 1_500)
    let places = Int.random(in: 1...18, using: &random)
    let unit = DecimalNumber.integerPowerOfTen(places)
    let step = DecimalNumber(
      significand: Int64.random(in: 1...min(unit, 900_000_000_000_000_000), using: &random), scale: places)
    let stars = Int.random(in: 1...100, using: &random)
    let top = DecimalNumber(
      significand: Int64.random(in: 1...900_000_000, using: &random),
      scale: Int.random(in: 0...9, using: &random))
    for rounding in Rounding.allCases {
      let style = try RatingStyle {
        $0.stars = stars
        $0.outOf = top
        $0.step = .every(step)
        $0.rounding = rounding
      }
      var before = 0.0
      for part in 0...60 {
        let share = top.doubleValue * Double(part) / 60
        let value = part == 60 ? top : min(DecimalNumber(share) ?? top, top)
        let filled = try RowLayout(Rating(value), style: style).filled
        #expect(filled >= before, "\(step) \(rounding) \(value) of \(top)")
        #expect(part > 0 || filled == 0)
        #expect(part < 60 || filled == Double(stars))
        before = filled
      }
    }
  }

  /// Between the multiples a rating goes the way that is asked for, told by whole numbers.
  @Test(arguments: Rounding.allCases)
  func whatIsDrawnIsAMultipleOfTheStepOrTheWholeRow(rounding: Rounding) throws {
    var random = SeededGenerator(seed: 1_600)
    for _ in 0..<500 {
      let (step, stars) = (Int.random(in: 1...1_000, using: &random), Int.random(in: 1...12, using: &random))
      let value = Int.random(in: 0...(1_000 * stars), using: &random)
      let below = value / step * step
      let above = below == value ? value : below + step
      let right =
        switch rounding {
        case .down: 2 * below
        case .up: 2 * above
        case .nearest: value - below < above - value ? 2 * below : 2 * above
        case .midway: below + above
        }
      let layout = try RowLayout(
        Rating(DecimalNumber(significand: Int64(value), scale: 3)),
        style: RatingStyle {
          $0.stars = stars
          $0.step = .every(DecimalNumber(significand: Int64(step), scale: 3))
          $0.rounding = rounding
        })
      let whole = value == 1_000 * stars ? 2_000 * stars : min(right, 2_000 * stars)
      #expect(abs(layout.filled - Double(whole) / 2_000) < 1e-12, "\(value) in \(step) of \(stars)")
    }
  }

  @Test func theFinestStepIsAsGoodAsNone() throws {
    let layout = try laidOut("3.21") { $0.step = .every(DecimalNumber(significand: 1, scale: 18)) }
    #expect(layout.levels == [1, 1, 1, 0.21, 0])
  }

  /// The last touch on a row is the whole row, whatever the step.
  @Test(arguments: words)
  func theRowsEndIsHitAsTheTop(_ row: (step: String, stars: Int)) throws {
    let step = try #require(DecimalNumber(row.step))
    let change: (inout RatingStyle.Properties) -> Void = {
      $0.stars = row.stars
      $0.outOf = DecimalNumber(10)
      $0.step = .every(step)
      $0.symbol = .square
    }
    let layout = try laidOut("none", change)
    let hit = try #require(layout.hit(.init(layout.size.width - 1e-10, 1)))
    #expect(hit == DecimalNumber(10))
    #expect(try laidOut("\(hit)", change).levels.allSatisfy { $0 == 1 })
  }
}
