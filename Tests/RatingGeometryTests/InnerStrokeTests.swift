import RatingGeometry
import TestSupport
import Testing

/// What takes the place of an inner stroke: a stroke along a polygon, a plain fill, an area under it.
@Suite struct InnerStrokeTests {
  private static func star(_ tips: Int, _ innerRadius: Double, size: Double) -> Path {
    Path(starWithTips: tips, innerRadius: innerRadius).transformed(
      Transform(scaleX: size / 2, scaleY: size / 2, moveX: 0, moveY: 0))
  }

  @Test(arguments: [0.02, 0.75, 1.5, 3])
  func plainStarsAreStrokedAlongTheirMiddle(width: Double) throws {
    let star = InnerStrokeTests.star(5, 0.381966, size: 24)
    let middle = try #require(star.middle(ofInnerStroke: width, rounding: 0.007))
    for distance in InsetTests.distances(star, middle) { #expect(abs(distance - width / 2) < 1e-9) }
  }

  /// If edges meet below the stroke, a corner's place may be off by more than an edge is long, or a mitre that points
  /// outward lies on another part.
  @Test func whatIsNotCertainHasNoMiddle() {
    let star = InnerStrokeTests.star(12, 0.3, size: 24)
    #expect(star.middle(ofInnerStroke: 1.2, rounding: 0.007) != nil)
    #expect(star.middle(ofInnerStroke: 1.4, rounding: 0) == nil)
    #expect(InnerStrokeTests.star(12, 0.03, size: 24).middle(ofInnerStroke: 0.1, rounding: 0) == nil)
    #expect(InsetTests.neck.middle(ofInnerStroke: 0.3, rounding: 0) != nil)
    #expect(InsetTests.neck.middle(ofInnerStroke: 0.6, rounding: 0) == nil)
    let dot = InnerStrokeTests.star(45, 1, size: 1)
    #expect(dot.middle(ofInnerStroke: 0.45, rounding: 1e-6) != nil)
    #expect(dot.middle(ofInnerStroke: 0.45, rounding: 0.007) == nil)
    // A tooth of the upper arm over the lower one.
    let jaw = Path(
      polygon: [
        Point(0, 0), Point(20, 0), Point(20, 4), Point(11.5, 4), Point(10, 9), Point(8.5, 4), Point(4, 4),
        Point(4, 11), Point(20, 11), Point(20, 15), Point(0, 15),
      ])
    #expect(jaw.inset(by: 0.7) != nil)
    #expect(jaw.middle(ofInnerStroke: 0.5, rounding: 0) != nil)
    #expect(jaw.middle(ofInnerStroke: 0.7, rounding: 0) == nil)
  }

  @Test func wideStrokesCoverTheirShape() throws {
    func isCovered(_ path: Path, _ width: Double) throws -> Bool {
      path.isCovered(byInnerStroke: width, in: try #require(path.bounds))
    }
    for (path, radius) in [
      (Path.circle, 1.0), (Path(Rect(x: 0, y: 0, width: 10, height: 4)), 2),
      (Path.diamond, 0.8 / 1.64.squareRoot()),
      (Path(polygon: [Point(0, 0), Point(4, 0), Point(0, 3)]), 1),
    ] {
      #expect(try isCovered(path, radius * 1.001))
      #expect(try !isCovered(path, radius * 0.99))
    }
    for (tips, innerRadius) in [(5, 0.381966), (12, 0.3), (64, 0.05)] {
      let star = Path(starWithTips: tips, innerRadius: innerRadius)
      let edge = InsetTests.lines(star)[0]
      let toCentre = (edge.1 - edge.0).cross(Point(0, 0) - edge.0) / (edge.1 - edge.0).length
      #expect(try isCovered(star, toCentre * 1.001))
      #expect(try !isCovered(star, toCentre * 0.999))
    }
    #expect(try !isCovered(InsetTests.neck, 2))
    #expect(try !isCovered(Path.heart, 0.5))
  }

  /// Islands that run round opposite ways both shrink, a hole grows.
  @Test func everyContourMovesIntoTheArea() throws {
    let islands = try Path(svg: "M0 0H4V4H0zM6 0V4H10V0z")
    let inner = try #require(islands.insetRoughly(by: 0.5))
    #expect(Outline(inner).rings.map(InnerStrokeTests.box) == [[0.5, 0.5, 3.5, 3.5], [6.5, 0.5, 9.5, 3.5]])
    #expect(islands.insetRoughly(by: 2.1) == nil)
    for hole in ["M2 2H8V8H2z", "M2 2V8H8V2z"] {
      let ring = try Path(svg: "M0 0H10V10H0z" + hole)
      let isHole = hole.contains("V8H8")
      let inner = ring.insetRoughly(by: 0.5)
      #expect((inner != nil) == isHole)
      if let inner {
        #expect(
          Outline(inner).rings.map(InnerStrokeTests.box) == [[0.5, 0.5, 9.5, 9.5], [1.5, 1.5, 8.5, 8.5]])
      }
      #expect(ring.insetRoughly(by: 1.1) == nil)
    }
  }

  private static func box(_ ring: [Point]) -> [Double] {
    let (columns, rows) = (ring.map(\.x), ring.map(\.y))
    return [columns.min() ?? 0, rows.min() ?? 0, columns.max() ?? 0, rows.max() ?? 0]
  }

  /// Whatever the outline: what the stroke does not hide is on the same side as before.
  @Test func theRoughInsideDiffersOnlyUnderTheStroke() throws {
    var random = SeededGenerator(seed: 12)
    var seen = 0
    for _ in 0..<400 {
      let path = random.path()
      let width = Double.random(in: 0.05...4, using: &random)
      guard let inside = path.insideRoughly(by: width / 2, reach: width) else { continue }
      let (outline, inner) = (Outline(path, pieces: 60), Outline(inside))
      for _ in 0..<60 {
        let point = random.point()
        guard !InnerStrokeTests.stroke(outline, width, hides: point) else { continue }
        seen += 1
        #expect((outline.winding(around: point) != 0) == (inner.winding(around: point) != 0))
      }
    }
    #expect(seen > 3_000)
  }

  /// Whether a mitred stroke that reaches `width` to both sides has a point.
  private static func stroke(_ outline: Outline, _ width: Double, hides point: Point) -> Bool {
    outline.edges.contains { distance(point, $0) <= width }
      || outline.rings.contains { ring in
        ring.indices.contains { index in
          let corner = ring[index]
          let before = corner - ring[(index + ring.count - 1) % ring.count]
          let after = ring[(index + 1) % ring.count] - corner
          let way = point - corner
          let (first, second) = (before.cross(way) / before.length, after.cross(way) / after.length)
          return first * second >= 0 && max(abs(first), abs(second)) <= width
            && way.x * before.x + way.y * before.y >= 0 && way.x * after.x + way.y * after.y <= 0
        }
      }
  }

  private static func distance(_ point: Point, _ edge: (Point, Point)) -> Double {
    let (way, along) = (edge.1 - edge.0, point - edge.0)
    let share = (along.x * way.x + along.y * way.y) / max(way.x * way.x + way.y * way.y, 1e-300)
    return (along - way * min(max(share, 0), 1)).length
  }

  @Test func closedCurvesNarrowerThanTheirStrokeAreStrokedAsLines() {
    func hasCurve(_ path: Path) -> Bool {
      path.elements.contains { if case .curve = $0 { true } else { false } }
    }
    #expect(!hasCurve(Path.circle.strokable(reach: 1, tolerance: 0.01)))
    #expect(Path.circle.strokable(reach: 0.9, tolerance: 0.01) == Path.circle)
    var dots = Path.circle
    dots.append(
      Path.circle.transformed(Transform(scaleX: 5, scaleY: 5, moveX: 20, moveY: 0)))
    let stroked = dots.strokable(reach: 2, tolerance: 0.01)
    #expect(hasCurve(stroked))
    #expect(stroked.elements.filter { if case .move = $0 { true } else { false } }.count == 2)
    #expect(!hasCurve(dots.strokable(reach: 5, tolerance: 0.01)))
  }
}
