import RatingGeometry
import TestSupport
import Testing

@Suite struct ClippingTests {
  @Test(arguments: [Axis.horizontal, .vertical])
  func theAreasOfTheTwoPartsAddUpToTheWhole(axis: Axis) throws {
    var random = SeededGenerator(seed: axis == .horizontal ? 11 : 12)
    for _ in 0..<500 {
      let path = random.path()
      let value = Double.random(in: -11...11, using: &random)
      let below = Outline(path.clipped(to: .below, of: value, along: axis)).signedArea
      let above = Outline(path.clipped(to: .above, of: value, along: axis)).signedArea
      let whole = Outline(path).signedArea
      #expect(abs(below + above - whole) < 0.02, "\(path) at \(value)")
    }
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func eachPartHoldsWhatTheWholeHoldsOnItsSideAndNothingElse(axis: Axis) {
    var random = SeededGenerator(seed: axis == .horizontal ? 13 : 14)
    for _ in 0..<100 {
      let path = random.path()
      let value = Double.random(in: -9...9, using: &random)
      let whole = Outline(path, pieces: 200)
      let below = Outline(path.clipped(to: .below, of: value, along: axis), pieces: 200)
      let above = Outline(path.clipped(to: .above, of: value, along: axis), pieces: 200)
      var wrong = 0
      for _ in 0..<100 {
        let point = random.point()
        // Flattening moves a curve by a little: points that near to an edge say nothing.
        if whole.distance(to: point) < 0.01 || abs(axis.of(point) - value) < 0.01 { continue }
        let turns = whole.winding(around: point)
        let isBelow = axis.of(point) < value
        if below.winding(around: point) != (isBelow ? turns : 0) { wrong += 1 }
        if above.winding(around: point) != (isBelow ? 0 : turns) { wrong += 1 }
      }
      #expect(wrong == 0, "\(path) at \(value)")
    }
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func noPartReachesOverTheLine(axis: Axis) {
    var random = SeededGenerator(seed: 15)
    for _ in 0..<300 {
      let path = random.path()
      let value = Double.random(in: -9...9, using: &random)
      if let box = path.clipped(to: .below, of: value, along: axis).bounds {
        #expect(axis.start(of: box) + axis.length(of: box) <= value + 1e-9)
      }
      if let box = path.clipped(to: .above, of: value, along: axis).bounds {
        #expect(axis.start(of: box) >= value - 1e-9)
      }
    }
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func aLineBesideThePathKeepsAllOrNothing(axis: Axis) {
    var random = SeededGenerator(seed: 16)
    for _ in 0..<100 {
      let path = random.path()
      let area = Outline(path).signedArea
      #expect(path.clipped(to: .below, of: -40, along: axis).isEmpty)
      #expect(path.clipped(to: .above, of: 40, along: axis).isEmpty)
      #expect(abs(Outline(path.clipped(to: .below, of: 40, along: axis)).signedArea - area) < 0.02)
      #expect(abs(Outline(path.clipped(to: .above, of: -40, along: axis)).signedArea - area) < 0.02)
    }
  }

  @Test func aSquareIsCutIntoTwoRectangles() {
    let square = Path(Rect(x: 2, y: 3, width: 10, height: 10))
    let left = square.clipped(to: .below, of: 5, along: .horizontal)
    #expect(left.bounds == Rect(x: 2, y: 3, width: 3, height: 10))
    #expect(abs(Outline(left).signedArea) == 30)
    let lower = square.clipped(to: .above, of: 9, along: .vertical)
    #expect(lower.bounds == Rect(x: 2, y: 9, width: 10, height: 4))
    #expect(abs(Outline(lower).signedArea) == 40)
  }

  @Test func aLineThroughCornersKeepsTheCorners() {
    let diamond = Path(polygon: [Point(0, -1), Point(1, 0), Point(0, 1), Point(-1, 0)])
    let left = diamond.clipped(to: .below, of: 0, along: .horizontal)
    #expect(left.bounds == Rect(x: -1, y: -1, width: 1, height: 2))
    #expect(abs(Outline(left).signedArea - 1) < 1e-12)
    #expect(Outline(diamond.clipped(to: .above, of: 1, along: .horizontal)).signedArea == 0)
  }

  @Test func anOpenContourIsClippedAsIfClosed() {
    let open = Path([.move(Point(0, 0)), .line(Point(4, 0)), .line(Point(4, 4)), .line(Point(0, 4))])
    let left = open.clipped(to: .below, of: 1, along: .horizontal)
    #expect(left.bounds == Rect(x: 0, y: 0, width: 1, height: 4))
    #expect(Outline(left).signedArea == 4)
  }

  @Test func anEmptyPathStaysEmpty() {
    #expect(Path().clipped(to: .below, of: 0, along: .horizontal).isEmpty)
    #expect(Path().bounds == nil)
  }
}

extension Outline {
  /// How far `point` lies from the nearest edge.
  func distance(to point: Point) -> Double {
    var least = Double.infinity
    for (start, end) in edges {
      let edge = end - start
      let arm = point - start
      let squared = edge.x * edge.x + edge.y * edge.y
      let share = squared == 0 ? 0 : min(max((arm.x * edge.x + arm.y * edge.y) / squared, 0), 1)
      least = min(least, (arm - edge * share).length)
    }
    return least
  }
}
