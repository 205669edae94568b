import Foundation
import RatingGeometry
import RatingLayout
import RatingNumbers
import RatingStyling
import Testing

/// The hit rule along every way a row runs and a symbol fills, by width and by ink.
@Suite struct HitDirectionTests {
  /// Five discs of 20 with gaps of 10: 140 points long, each as wide as it is high.
  static func hit(
    _ x: Double, _ y: Double, _ change: (inout RatingStyle.Properties) -> Void = { _ in }
  ) throws -> DecimalNumber? {
    try HitTests.hit(x, y: y) {
      $0.symbol = .circle
      change(&$0)
    }
  }

  static let steps: [Step] = [.half, .exact]

  @Test(arguments: steps, [FillMeasure.width, .area])
  func aColumnIsARowTurned(step: Step, measure: FillMeasure) throws {
    func layout(_ direction: Direction) throws -> RowLayout {
      try laidOut("none") {
        $0.size = 20
        $0.gap = 10
        $0.symbol = .circle
        $0.direction = direction
        $0.step = step
        $0.fillMeasure = measure
      }
    }
    let (row, mirrored) = (try layout(.ltr), try layout(.rtl))
    let (column, turnedOver) = (try layout(.ttb), try layout(.btt))
    for tenths in 1..<1_400 where tenths % 50 != 0 {
      let place = Double(tenths) / 10 + 0.03
      let right = row.hit(Point(place, 10))
      #expect(right != nil)
      #expect(column.hit(Point(10, place)) == right, "\(place)")
      #expect(turnedOver.hit(Point(10, 140 - place)) == right, "\(place)")
      #expect(mirrored.hit(Point(140 - place, 10)) == right, "\(place)")
    }
  }

  /// The symbol is told by the row's axis, its fraction by its own.
  @Test(
    arguments: [
      (.ltr, .btt, 35, 15, 1.25), (.ltr, .btt, 35, 5, 1.75), (.ltr, .ttb, 35, 5, 1.25),
      (.ltr, .rtl, 35, 5, 1.75), (.rtl, .btt, 35, 5, 3.75), (.rtl, .ltr, 35, 5, 3.25),
      (.rtl, .rtl, 35, 5, 3.75),
      (.ttb, .ltr, 5, 35, 1.25), (.ttb, .rtl, 5, 35, 1.75), (.btt, .ltr, 5, 35, 3.25),
      (.btt, .ttb, 5, 35, 3.25), (.ttb, .btt, 5, 35, 1.75),
      // In a gap the symbol before it is full, whichever way it fills.
      (.ltr, .btt, 55, 1, 2), (.rtl, .btt, 55, 1, 3), (.btt, .rtl, 1, 55, 3),
    ] as [(Direction, Direction, Double, Double, Double)])
  func theFractionRunsAlongTheFillsOwnWay(
    _ row: Direction, _ fill: Direction, x: Double, y: Double, right: Double
  ) throws {
    let hit = try HitDirectionTests.hit(x, y) {
      $0.direction = row
      $0.fillDirection = fill
      $0.step = .exact
    }
    #expect(try #require(hit).doubleValue == right)
  }

  /// A disc's ink before a line is the segment's share of it, from every side.
  @Test(arguments: [Direction.ltr, .rtl, .ttb, .btt], [1.0, 3, 6.2, 10, 15, 19.5])
  func byAreaTheFractionIsTheInkBeforeThePoint(_ direction: Direction, into: Double) throws {
    let (x, y) =
      switch direction {
      case .ltr: (into, 10.0)
      case .rtl: (20 - into, 10.0)
      case .ttb: (10.0, into)
      case .btt: (10.0, 20 - into)
      }
    let hit = try HitDirectionTests.hit(x, y) {
      $0.stars = 1
      $0.direction = direction
      $0.step = .exact
      $0.fillMeasure = .area
    }
    let height = 1 - into / 10
    let right = (acos(height) - height * (1 - height * height).squareRoot()) / .pi
    #expect(abs(try #require(hit).doubleValue - right) < 0.001)
  }

  /// A heart's ink lies mostly above: the same place means more of it from the top than from below.
  @Test func byAreaASymbolIsMeasuredFromTheSideItFillsFrom() throws {
    func share(_ y: Double, _ direction: Direction) throws -> Double {
      let hit = try HitDirectionTests.hit(10, y) {
        $0.symbol = .heart
        $0.stars = 1
        $0.direction = direction
        $0.step = .exact
        $0.fillMeasure = .area
      }
      return try #require(hit).doubleValue
    }
    for y in stride(from: 2.0, to: 18, by: 1) {
      #expect(abs(try share(y, .ttb) + share(y, .btt) - 1) < 1e-6)
    }
    #expect(try share(10, .ttb) > 0.6)
  }
}
