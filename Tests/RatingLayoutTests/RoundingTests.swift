import RatingLayout
import RatingNumbers
import RatingStyling
import Testing

@Suite struct RoundingTests {
  @Test(
    arguments: [
      ("0.24", 0), ("0.25", 0.5), ("3.249", 3), ("3.25", 3.5), ("3.749", 3.5), ("3.75", 4), ("3.95", 4),
      ("4.74", 4.5), ("4.75", 5), ("2.1", 2), ("3.5", 3.5), ("3.7", 3.5), ("3.2", 3), ("4.25", 4.5), ("0", 0),
      ("5", 5), ("4.99", 5), ("5.5", 5), ("-1", 0), ("none", 0),
    ] as [(String, Double)])
  func halfStepsGoToTheNearestTiesUp(words: String, right: Double) throws {
    #expect(try laidOut(words).filled == right)
  }

  @Test func threePointNineFiveIsFourFullAndOneEmpty() throws {
    #expect(try laidOut("3.95").levels == [1, 1, 1, 1, 0])
  }

  @Test(
    arguments: [
      ("7.1", 10, 7), ("3.99", 5, 4), ("4.99", 5, 5), ("9", 10, 9), ("0.5", 5, 1), ("0.49", 5, 0),
      ("3", 3, 3),
    ] as [(String, Int, Double)])
  func wholeSymbolsGoToTheNearest(words: String, stars: Int, right: Double) throws {
    let layout = try laidOut(words) {
      $0.stars = stars
      $0.step = .full
    }
    #expect(layout.filled == right)
    #expect(layout.levels.count == stars)
  }

  @Test(
    arguments: [
      ("1.5", [1, 0.5, 0, 0, 0]), ("4.7", [1, 1, 1, 1, 0.7]), ("0.1", [0.1, 0, 0, 0, 0]),
      ("4.9", [1, 1, 1, 1, 0.9]), ("2.3", [1, 1, 0.3, 0, 0]), ("3.14", [1, 1, 1, 0.14, 0]),
      ("4.999", [1, 1, 1, 1, 0.999]),
    ] as [(String, [Double])])
  func exactLevelsAreTheDecimalsThatWereTyped(words: String, right: [Double]) throws {
    #expect(try laidOut(words) { $0.step = .exact }.levels == right)
  }

  @Test func everyTenthOfEveryRowIsExact() throws {
    for tenths in 0...100 {
      let layout = try laidOut("\(tenths / 10).\(tenths % 10)") {
        $0.stars = 10
        $0.step = .exact
      }
      for (index, level) in layout.levels.enumerated() {
        #expect(level == Double(min(max(tenths - 10 * index, 0), 10)) / 10)
      }
    }
  }

  struct Direction: Sendable {
    let words: String
    let step: Step
    let rounding: Rounding
    let right: Double
  }

  @Test(arguments: [
    Direction(words: "3.99", step: .half, rounding: .down, right: 3.5),
    Direction(words: "3.01", step: .half, rounding: .up, right: 3.5),
    Direction(words: "3.5", step: .half, rounding: .up, right: 3.5),
    Direction(words: "3.5", step: .half, rounding: .down, right: 3.5),
    Direction(words: "0.3", step: .every(DecimalNumber(significand: 1, scale: 1)), rounding: .up, right: 0.3),
    Direction(
      words: "0.7", step: .every(DecimalNumber(significand: 1, scale: 1)), rounding: .down, right: 0.7),
    Direction(words: "4.99", step: .full, rounding: .down, right: 4),
    Direction(words: "0.01", step: .full, rounding: .up, right: 1),
    Direction(words: "2.375", step: .quarter, rounding: .nearest, right: 2.5),
    Direction(words: "2.37", step: .quarter, rounding: .nearest, right: 2.25),
  ])
  func roundingGoesTheWayThatIsAskedFor(_ row: Direction) throws {
    let layout = try laidOut(row.words) {
      $0.step = row.step
      $0.rounding = row.rounding
    }
    #expect(abs(layout.filled - row.right) < 1e-12)
  }

  @Test(arguments: ["0.3", "0.4", "0.7", "0.35", "0.07", "1", "0.9"], Rounding.allCases)
  func aHigherRatingIsNeverALowerPictureAndNoneIsPastTheRow(step: String, rounding: Rounding) throws {
    let step = try #require(DecimalNumber(step))
    let style = try RatingStyle {
      $0.step = .every(step)
      $0.rounding = rounding
    }
    var before = 0.0
    for hundredths in 0...500 {
      let rating = Rating(DecimalNumber(significand: Int64(hundredths), scale: 2))
      let layout = try RowLayout(rating, style: style)
      #expect(layout.filled >= before - 1e-12, "\(hundredths)")
      #expect(layout.filled <= 5)
      #expect(layout.levels.allSatisfy { (0...1).contains($0) })
      // A multiple of the step, counted from 0, or the whole row; or the middle between two multiples.
      let steps = layout.filled / step.doubleValue * (rounding == .midway ? 2 : 1)
      #expect(abs(steps - steps.rounded()) < 1e-9 || layout.filled == 5, "\(hundredths)")
      before = layout.filled
    }
  }

  @Test func aStepThatDoesNotDivideOneIsCountedFromTheRowsStart() throws {
    let layout = try laidOut("2") { $0.step = .every(DecimalNumber(significand: 3, scale: 1)) }
    #expect(layout.levels == [1, 1, 0.1, 0, 0])
  }

  @Test func atMostOneSymbolIsPartlyFilled() throws {
    for hundredths in 0...500 {
      let rating = Rating(DecimalNumber(significand: Int64(hundredths), scale: 2))
      let levels = try RowLayout(rating, style: RatingStyle { $0.step = .exact }).levels
      #expect(levels.filter { $0 > 0 && $0 < 1 }.count <= 1)
      #expect(levels == levels.sorted(by: >))
    }
  }
}
