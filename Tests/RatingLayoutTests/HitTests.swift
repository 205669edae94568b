import RatingGeometry
import RatingLayout
import RatingNumbers
import RatingStyling
import Testing

@Suite struct HitTests {
  /// Five symbols of 20 with gaps of 10: 140 points wide.
  static func hit(
    _ x: Double, y: Double = 10, _ change: (inout RatingStyle.Properties) -> Void = { _ in }
  ) throws -> DecimalNumber? {
    try laidOut("none") {
      $0.size = 20
      $0.gap = 10
      change(&$0)
    }.hit(Point(x, y))
  }

  @Test(
    arguments: [
      (0, "0"), (0.1, "0.5"), (5, "0.5"), (10, "0.5"), (10.1, "1"), (19.9, "1"), (20, "1"), (25, "1"),
      (29.9, "1"), (30, "1"), (30.1, "1.5"), (40, "1.5"), (40.1, "2"), (119.9, "4"), (120.1, "4.5"),
      (130, "4.5"),
      (130.1, "5"), (139.9, "5"),
    ] as [(Double, String)])
  func theFractionUnderThePointIsRoundedUpToTheStep(x: Double, right: String) throws {
    #expect(try HitTests.hit(x) == DecimalNumber(right))
  }

  @Test(
    arguments: [(-0.1, 10), (140, 10), (70, -0.1), (70, 20), (1000, 10), (.nan, 10), (.infinity, 10)]
      as [(Double, Double)])
  func outsideThePictureThereIsNoRating(x: Double, y: Double) throws {
    #expect(try HitTests.hit(x, y: y) == nil)
  }

  @Test func theWholeHeightCounts() throws {
    #expect(try HitTests.hit(35, y: 0) == DecimalNumber(1.5))
    #expect(try HitTests.hit(35, y: 19.9) == DecimalNumber(1.5))
  }

  @Test func theStepDecidesHowFineAHitIs() throws {
    for (step, right) in [
      (Step.full, 2), (.half, 1.5), (.quarter, 1.25), (.exact, 1.2),
      (.every(DecimalNumber(significand: 3, scale: 1)), 1.3),
      (.every(DecimalNumber(significand: 1, scale: 1)), 1.2),
    ] {
      #expect(try HitTests.hit(34) { $0.step = step } == DecimalNumber(right))
    }
    // Steps that do not divide 1 end with the symbol.
    #expect(
      try HitTests.hit(49.5) { $0.step = .every(DecimalNumber(significand: 3, scale: 1)) } == DecimalNumber(2)
    )
  }

  /// A narrow symbol's cell counts from its edge, as the image map's areas do.
  @Test func thePartOfACellBeforeTheSymbolIsItsFirstStep() throws {
    let narrow: (inout RatingStyle.Properties) -> Void = {
      $0.symbol = .path
      $0.path = "M0 0h1v10h-1z"
      $0.step = .full
    }
    for x in [0.1, 5, 10, 19.9] { #expect(try HitTests.hit(x, narrow) == DecimalNumber(1)) }
    for x in [30.1, 35, 49.9] { #expect(try HitTests.hit(x, narrow) == DecimalNumber(2)) }
  }

  @Test func everyTenthIsHitWithoutNoise() throws {
    for tenth in 1...10 {
      let right = DecimalNumber(significand: Int64(10 + tenth), scale: 1)
      #expect(
        try HitTests.hit(30 + 2 * Double(tenth)) { $0.step = .every(DecimalNumber(significand: 1, scale: 1)) }
          == right)
      #expect(try HitTests.hit(30 + 2 * Double(tenth)) { $0.step = .exact } == right)
    }
  }

  @Test func thePaddingBeforeIsZeroAndThePaddingBehindIsFull() throws {
    let padded: (inout RatingStyle.Properties) -> Void = { $0.padding = Insets(15) }
    #expect(try HitTests.hit(0, padded) == DecimalNumber(0))
    #expect(try HitTests.hit(14.9, padded) == DecimalNumber(0))
    #expect(try HitTests.hit(15.1, padded) == DecimalNumber(0.5))
    #expect(try HitTests.hit(156, padded) == DecimalNumber(5))
    #expect(try HitTests.hit(169.9, padded) == DecimalNumber(5))
  }

  @Test func rightToLeftIsTheMirrorImage() throws {
    for tenths in 1..<1_400 where tenths % 100 != 0 {
      let x = Double(tenths) / 10 + 0.03
      #expect(try HitTests.hit(140 - x) { $0.direction = .rtl } == HitTests.hit(x), "\(x)")
    }
    #expect(try HitTests.hit(0) { $0.direction = .rtl } == DecimalNumber(5))
    #expect(try HitTests.hit(139.9) { $0.direction = .rtl } == DecimalNumber(0.5))
  }

  @Test func aHitIsOnTheRatingsScale() throws {
    #expect(try HitTests.hit(35) { $0.outOf = DecimalNumber(100) } == DecimalNumber(30))
    #expect(try HitTests.hit(139) { $0.outOf = DecimalNumber(0.3) } == DecimalNumber(0.3))
    #expect(try HitTests.hit(65) { $0.outOf = DecimalNumber(3) } == DecimalNumber(1.5))
  }

  @Test func aHitIsNeverBelowTheLowestRating() throws {
    #expect(try HitTests.hit(0) { $0.worst = DecimalNumber(1) } == DecimalNumber(1))
    #expect(try HitTests.hit(5) { $0.worst = DecimalNumber(1) } == DecimalNumber(1))
    #expect(try HitTests.hit(35) { $0.worst = DecimalNumber(1) } == DecimalNumber(1.5))
  }

  @Test(arguments: [Step.full, .half, .quarter])
  func theRatingThatIsHitIsDrawnUpToThePoint(step: Step) throws {
    for x in stride(from: 0.5, to: 140, by: 1) {
      let rating = try #require(try HitTests.hit(x) { $0.step = step })
      let layout = try laidOut("\(rating)") {
        $0.size = 20
        $0.gap = 10
        $0.step = step
      }
      #expect(layout.filled == rating.doubleValue)
      // What is drawn ends at or behind the point, unless that is in a gap.
      let index = min(Int(x / 30), 4)
      let end = layout.frames[index].minX + layout.levels[index] * 20
      #expect(end >= min(x, layout.frames[index].maxX))
    }
  }

  @Test func aHitOnANarrowSymbolIsTheShareThatThePictureThenShows() throws {
    // A hexagon on its tip fills its cell's height, not its width: the middle 17.32 of 20 points.
    let hit = try HitTests.hit(5) {
      $0.points = 3
      $0.innerRadius = 1
      $0.step = .exact
      $0.stars = 1
    }
    let width = 10 * 3.0.squareRoot()
    let right = (5 - (20 - width) / 2) / width
    let share = try #require(hit).doubleValue
    #expect(abs(share - right) < 1e-6)
  }
}
