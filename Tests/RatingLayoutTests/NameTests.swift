import RatingLayout
import RatingNumbers
import RatingStyling
import Testing

@Suite struct NameTests {
  struct Row: Sendable {
    let words: String
    let right: String
    let change: @Sendable (inout RatingStyle.Properties) -> Void

    init(
      _ words: String, _ right: String,
      _ change: @escaping @Sendable (inout RatingStyle.Properties) -> Void = { _ in }
    ) {
      self.words = words
      self.right = right
      self.change = change
    }
  }

  @Test(arguments: [
    Row("3.5", "3.5 out of 5 stars"), Row("4.6", "4.6 out of 5 stars"), Row("0", "0 out of 5 stars"),
    Row("5", "5 out of 5 stars"), Row("3.10", "3.1 out of 5 stars"), Row("4.999", "4.99 out of 5 stars"),
    Row("2.675", "2.68 out of 5 stars"), Row("2.6666666666666665", "2.67 out of 5 stars"),
    Row("5.5", "5 out of 5 stars"), Row("-1", "0 out of 5 stars"), Row("-0", "0 out of 5 stars"),
    Row("1", "1 out of 1 star") { $0.stars = 1 }, Row("0.7", "0.7 out of 1 star") { $0.stars = 1 },
    Row("3", "3 out of 3 stars") { $0.stars = 3 },
    Row("86", "86 out of 100") { $0.outOf = DecimalNumber(100) },
    Row("1", "1 out of 1") { $0.outOf = DecimalNumber(1) },
    Row("4", "4 out of 5 stars") { $0.outOf = DecimalNumber(5) },
    Row("4.3", "4.3 out of 5") {
      $0.outOf = DecimalNumber(5)
      $0.stars = 10
    },
    Row("1.2", "1.2 out of 2.5") { $0.outOf = DecimalNumber(2.5) },
    Row("none", "not rated"), Row("none", "not rated") { $0.title = "{value} / {out-of}" },
    Row("none", "no votes yet") { $0.title = "no votes yet" },
  ])
  func aPictureIsCalledByItsRating(_ row: Row) throws {
    #expect(try laidOut(row.words, row.change).name == row.right)
  }

  @Test(arguments: [
    Row("4.25", "4.3 out of 5 stars") { $0.decimals = 1 },
    Row("4.35", "4.4 out of 5 stars") { $0.decimals = 1 },
    Row("0.25", "0.3 out of 5 stars") { $0.decimals = 1 }, Row("3", "3.0 out of 5 stars") { $0.decimals = 1 },
    Row("-0.04", "0.0 out of 5 stars") { $0.decimals = 1 },
    Row("1.005", "1.01 out of 5 stars") { $0.decimals = 2 },
    Row("3.5", "4 out of 5 stars") { $0.decimals = 0 }, Row("5.5", "5.0 out of 5 stars") { $0.decimals = 1 },
    Row("4.2", "4.200000 out of 5 stars") { $0.decimals = 6 },
  ])
  func decimalsRoundTheValueTiesUp(_ row: Row) throws {
    #expect(try laidOut(row.words, row.change).name == row.right)
  }

  @Test(arguments: [
    Row("4.2", "4.2/5") { $0.title = "{value}/{out-of}" },
    Row("86", "86% by 12 in 5") {
      $0.outOf = DecimalNumber(100)
      $0.count = 12
      $0.title = "{value}% by {count} in {stars}"
    },
    Row("4.25", "4.3!") {
      $0.decimals = 1
      $0.title = "{value}!"
    },
    Row("3", "9000000000000000") {
      $0.count = 9_000_000_000_000_000
      $0.title = "{count}"
    },
  ])
  func aTemplateIsFilled(_ row: Row) throws {
    #expect(try laidOut(row.words, row.change).name == row.right)
  }

  @Test func theNameStatesTheValueBeforeTheStepRoundsIt() throws {
    let layout = try laidOut("3.74") { $0.step = .full }
    #expect(layout.filled == 4)
    #expect(layout.name == "3.74 out of 5 stars")
  }

  @Test func eachSymbolHasALabel() throws {
    #expect(try laidOut("3").labels == ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"])
    #expect(try laidOut("1") { $0.stars = 1 }.labels == ["1 star"])
  }
}
