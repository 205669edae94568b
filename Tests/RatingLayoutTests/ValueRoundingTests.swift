import RatingLayout
import RatingNumbers
import RatingStyling
import Testing

/// The number that says a rating: rounded, but to no end of the scale where the rating is not.
@Suite struct ValueRoundingTests {
  struct Row: Sendable {
    let rating: String
    let right: String
    var decimals: Int?
    var change: @Sendable (inout RatingStyle.Properties) -> Void = { _ in }
  }

  private func value(_ row: Row, _ rounding: ValueRounding) throws -> String {
    try laidOut(row.rating) {
      $0.title = "{value}"
      $0.decimals = row.decimals
      $0.valueRounding = rounding
      row.change(&$0)
    }.name
  }

  @Test(arguments: [
    Row(rating: "4.96", right: "4.9", decimals: 1), Row(rating: "4.998", right: "4.99"),
    Row(rating: "4.6", right: "4", decimals: 0), Row(rating: "4.95", right: "4.9", decimals: 1),
    Row(rating: "4.94", right: "4.9", decimals: 1), Row(rating: "4.9999999", right: "4.999999", decimals: 6),
    Row(rating: "5", right: "5.0", decimals: 1), Row(rating: "5.3", right: "5.0", decimals: 1),
    Row(rating: "0.004", right: "0.01"), Row(rating: "0.04", right: "0.1", decimals: 1),
    Row(rating: "0", right: "0.0", decimals: 1), Row(rating: "-0.04", right: "0.0", decimals: 1),
    Row(rating: "0.4", right: "1", decimals: 0), Row(rating: "0.0000001", right: "0.01"),
    Row(rating: "4.25", right: "4.3", decimals: 1), Row(rating: "2.675", right: "2.68", decimals: 2),
    // On other scales.
    Row(rating: "99.96", right: "99.9", decimals: 1) { $0.outOf = DecimalNumber(100) },
    Row(rating: "1.02", right: "1.1", decimals: 1) { $0.worst = DecimalNumber(1) },
    Row(rating: "1", right: "1.0", decimals: 1) { $0.worst = DecimalNumber(1) },
    Row(rating: "2.46", right: "2.4", decimals: 1) { $0.outOf = DecimalNumber(2.5) },
    Row(rating: "4.55", right: "4", decimals: 0) { $0.outOf = DecimalNumber(4.6) },
    // Counted from 0, told from 1.
    Row(rating: "3.96", right: "4.9", decimals: 1) { $0.firstRating = 0 },
    Row(rating: "0.02", right: "1.1", decimals: 1) { $0.firstRating = 0 },
    // No whole number lies between the ends.
    Row(rating: "0.7", right: "0.7", decimals: 0) { $0.stars = 1 },
    Row(rating: "0.96", right: "0.9", decimals: 0) { $0.stars = 1 },
    Row(rating: "0.004", right: "0.004") { $0.outOf = DecimalNumber(0.01) },
  ])
  func nearestSaysNoEndThatIsNotReached(_ row: Row) throws {
    #expect(try value(row, .nearest) == row.right)
  }

  @Test(arguments: [
    Row(rating: "4.96", right: "4.9", decimals: 1), Row(rating: "4.29", right: "4.2", decimals: 1),
    Row(rating: "4.998", right: "4.99"), Row(rating: "4.6", right: "4", decimals: 0),
    Row(rating: "0.04", right: "0.0", decimals: 1), Row(rating: "5", right: "5.0", decimals: 1),
    Row(rating: "3.5", right: "3.50", decimals: 2), Row(rating: "3.7", right: "3.7"),
    Row(rating: "-1", right: "0", decimals: 0),
  ])
  func downCutsTheNumber(_ row: Row) throws {
    #expect(try value(row, .down) == row.right)
  }

  /// `rounding` is about the symbols alone.
  @Test func theSymbolsRoundingLeavesTheNumberAlone() throws {
    let layout = try laidOut("4.29") {
      $0.rounding = .down
      $0.decimals = 1
    }
    #expect(layout.filled == 4)
    #expect(layout.name == "4.3 out of 5 stars")
  }

  /// Up to 18 digits and every number of places: the sum of what is said is never further off than one unit.
  @Test func whatIsSaidIsNearAndRises() throws {
    for decimals in 0...3 {
      var last = -1.0
      for thousandths in 0...5_000 {
        let rating = DecimalNumber(significand: Int64(thousandths), scale: 3)
        let said = try value(Row(rating: "\(rating)", right: "", decimals: decimals), .nearest)
        let number = try #require(Double(said))
        #expect(number >= last)
        #expect(abs(number - rating.doubleValue) < [1, 0.1, 0.01, 0.001][decimals])
        #expect((number == 5) == (thousandths == 5_000) && (number == 0) == (thousandths == 0))
        last = number
      }
    }
  }
}
