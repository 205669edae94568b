import RatingGeometry
import Testing

@Suite struct InsetTests {
  static func lines(_ path: Path) -> [(Point, Point)] {
    Outline(path).edges
  }

  /// The distance of each edge's ends from the line of the edge it came from.
  static func distances(_ outer: Path, _ inner: Path) -> [Double] {
    zip(lines(outer), lines(inner)).flatMap { old, new in
      let edge = old.1 - old.0
      return [new.0, new.1].map { edge.cross($0 - old.0) / edge.length }
    }
  }

  @Test(arguments: [3, 5, 8, 64], [0.2, 0.381966, 0.9])
  func eachEdgeOfAStarMovesInwardByTheDistance(tips: Int, innerRadius: Double) throws {
    let star = Path(starWithTips: tips, innerRadius: innerRadius)
    let edge = InsetTests.lines(star)[0]
    let toCentre = (edge.1 - edge.0).cross(Point(0, 0) - edge.0) / (edge.1 - edge.0).length
    for share in [0.01, 0.3, 0.9] {
      let inner = try #require(star.inset(by: share * toCentre))
      #expect(InsetTests.lines(inner).count == 2 * tips)
      for distance in InsetTests.distances(star, inner) {
        #expect(abs(distance - share * toCentre) < 1e-9)
      }
    }
    #expect(star.inset(by: 1.01 * toCentre) == nil)
  }

  @Test func theDirectionOfThePathDoesNotMatter() throws {
    let corners = [Point(0, 0), Point(10, 0), Point(10, 6), Point(4, 8), Point(0, 6)]
    for points in [corners, Array(corners.reversed())] {
      let path = Path(polygon: points)
      let inner = try #require(path.inset(by: 0.5))
      for distance in InsetTests.distances(path, inner) { #expect(abs(abs(distance) - 0.5) < 1e-9) }
      #expect(abs(Outline(inner).signedArea) < abs(Outline(path).signedArea))
    }
  }

  @Test func aSquareShrinksOnAllSides() throws {
    let inner = try #require(Path(Rect(x: 0, y: 0, width: 10, height: 10)).inset(by: 2))
    #expect(inner.bounds == Rect(x: 2, y: 2, width: 6, height: 6))
    #expect(Path(Rect(x: 0, y: 0, width: 10, height: 10)).inset(by: 0)?.bounds?.width == 10)
  }

  @Test func whatCannotBeInsetIsNil() {
    let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.inset(by: 5.1) == nil)
    #expect(Path().inset(by: 1) == nil)
    #expect(Path(Rect(x: 0, y: 0, width: 10, height: 10), radius: 2).inset(by: 1) == nil)
    #expect(Path(polygon: [Point(0, 0), Point(5, 5)]).inset(by: 0.1) == nil)
    #expect(Path(polygon: [Point(0, 0), Point(5, 0), Point(5, 0), Point(5, 5)]).inset(by: 0.1) == nil)
    var two = square
    two.append(Path(Rect(x: 20, y: 0, width: 10, height: 10)))
    #expect(two.inset(by: 1) == nil)
  }

  /// Two triangles that meet in a neck of one unit.
  static let neck = Path(
    polygon: [
      Point(0, 0), Point(10, 0), Point(5.5, 5), Point(10, 10), Point(0, 10), Point(4.5, 5),
    ])

  @Test func edgesThatMeetOnTheWayEndIt() {
    #expect(InsetTests.neck.inset(by: 0.3) != nil)
    #expect(InsetTests.neck.inset(by: 0.4) == nil)
    // A comb whose gap's end runs into the edge beyond it.
    let comb = Path(
      polygon: [
        Point(0, 0), Point(4, 0), Point(5, 8), Point(6, 0), Point(10, 0), Point(10, 10), Point(0, 10),
      ])
    #expect(comb.inset(by: 0.2) != nil)
    #expect(comb.inset(by: 0.5) == nil)
  }

  @Test(arguments: [
    [Point(0, 0), Point(10, 0), Point(0, 10), Point(10, 10)],
    [Point(0, 0), Point(5, 5), Point(10, 0), Point(10, 10), Point(5, 5), Point(0, 10)],
    [Point(0, 0), Point(6, 0), Point(6, 6), Point(3, 0), Point(0, 6)],
    [Point(5, 0), Point(8, 9), Point(0, 3), Point(10, 3), Point(2, 9)],
  ])
  func polygonsThatCrossOrTouchThemselvesHaveNone(_ corners: [Point]) {
    #expect(Path(polygon: corners).inset(by: 0.01) == nil)
    #expect(Path(polygon: corners.reversed()).inset(by: 0.01) == nil)
  }

  @Test func theMitreRatioIsThatOfTheSharpestCorner() {
    let square = Path(Rect(x: 0, y: 0, width: 3, height: 7))
    #expect(abs(square.largestMitreRatio - 2.0.squareRoot()) < 1e-12)
    let even = Path(polygon: [Point(0, 0), Point(1, 0), Point(0.5, 3.0.squareRoot() / 2)])
    #expect(abs(even.largestMitreRatio - 2) < 1e-9)
    // The heart's notch, between two curves: 0.1 to one side for 0.18 down.
    #expect(abs(Path.heart.largestMitreRatio - 1.06.squareRoot() / 0.5) < 1e-9)
    #expect(abs(Path.circle.largestMitreRatio - 1) < 1e-9)
  }

  @Test func whatIsTooSharpForAMitreDoesNotCount() {
    let needle = Path(polygon: [Point(0, 0), Point(10, 0.1), Point(0, 0.2)])
    #expect(abs(needle.largestMitreRatio - 1.42) < 0.01)
    // Two curves that leave a point in one direction.
    let cusp = Path([
      .move(Point(0, 0)), .curve(Point(0, -4), Point(8, -4), Point(8, 0)), .line(Point(0, 8)),
      .line(Point(-8, 0)), .curve(Point(-8, -4), Point(0, -4), Point(0, 0)), .close,
    ])
    #expect(cusp.largestMitreRatio < 2)
  }
}
