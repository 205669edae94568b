import RatingGeometry
import TestSupport
import Testing

/// Arcs of any radii: right where they can be seen, and nowhere without bounds.
@Suite struct ArcTests {
  static let box = Rect(x: 0, y: 0, width: 24, height: 24)

  static func cut(_ data: String) throws -> Path {
    var path = try Path(svg: data)
    path = path.clipped(to: .above, of: box.minX, along: .horizontal)
    path = path.clipped(to: .below, of: box.maxX, along: .horizontal)
    path = path.clipped(to: .above, of: box.minY, along: .vertical)
    return path.clipped(to: .below, of: box.maxY, along: .vertical)
  }

  /// The area of what is seen in the box.
  static func area(_ data: String) throws -> Double { abs(Outline(try cut(data)).signedArea) }

  /// An ellipse so flat runs straight out to the right and straight back: 24 points above, 14 below.
  @Test(arguments: ["1e-6", "1e-9", "1e-12", "1e-15", "1e-20", "1e-30", "1e-40", "1e-300"])
  func aFlatArcIsTwoLinesWhereItIsSeen(radius: String) throws {
    let path = try ArcTests.cut("M0 0A16 \(radius) 0 0 1 10 10z")
    let bounds = try #require(path.bounds)
    #expect(abs(bounds.maxX - 24) < 1e-9 && abs(bounds.maxY - 10) < 1e-6)
    let area = try ArcTests.area("M0 0A16 \(radius) 0 0 1 10 10z")
    #expect(abs(area - 190) < 1e-4)
  }

  @Test(arguments: ["1e-9", "1e-20", "1e-40"], ["45", "137.5", "-30", "1e6"])
  func aTurnedFlatArcKeepsItsDirection(radius: String, rotation: String) throws {
    let area = try ArcTests.area("M12 12A16 \(radius) \(rotation) 0 1 13 14z")
    let flat = try ArcTests.area("M12 12A16 1e-7 \(rotation) 0 1 13 14z")
    #expect(abs(area - flat) < 1e-3)
    #expect(area > 1)
  }

  /// A circle so large is a line between its ends, or half of the plane.
  @Test(arguments: ["1e9", "1e12", "1e15", "1e20", "1e40", "1e300"])
  func aVastCircleIsALineOrHalfThePlane(radius: String) throws {
    let half = 24.0 * 12
    let small = try ArcTests.area("M0 12A\(radius) \(radius) 0 0 1 24 12V24H0z")
    #expect(abs(small - half) < 1e-3)
    let large = try ArcTests.area("M10 12A\(radius) \(radius) 0 1 1 14 12z")
    #expect(abs(large - half) < 1e-2)
    let turned = try ArcTests.area("M10 12A\(radius) \(radius) 77 1 0 14 12z")
    #expect(abs(turned - half) < 1e-2)
  }

  /// A hundredth, or a thousand million times, of everything gives the same form.
  @Test func theSizeOfAnArcChangesNothing() throws {
    var random = SeededGenerator(seed: 81)
    for _ in 0..<200 {
      func number() -> Double { Double.random(in: -10...10, using: &random) }
      let (end, radii) = (Point(number(), number()), Point(number(), number()))
      let (rotation, flags) = (number() * 20, "\(Int.random(in: 0...1, using: &random)) 1")
      func bounds(_ factor: Double) throws -> Rect {
        try #require(
          try Path(
            svg: "M0 0A\(radii.x * factor) \(radii.y * factor) \(rotation) \(flags) \(end.x * factor) "
              + "\(end.y * factor)"
          ).bounds)
      }
      let plain = try bounds(1)
      for factor in [1e-200, 1e-40, 1e-3, 1e6] {
        let scaled = try bounds(factor)
        for (left, right) in [
          (plain.minX, scaled.minX), (plain.minY, scaled.minY), (plain.maxX, scaled.maxX),
          (plain.maxY, scaled.maxY),
        ] {
          #expect(abs(left - right / factor) < 1e-6 * max(plain.width, plain.height))
        }
      }
    }
  }

  /// Every point satisfies the ellipse's equation about the arc's own centre.
  @Test func everyPointIsOnTheEllipse() throws {
    var random = SeededGenerator(seed: 82)
    for _ in 0..<300 {
      let radii = Point(
        Double.random(in: 0.5...20, using: &random), Double.random(in: 0.5...20, using: &random))
      let (large, sweep) = (Bool.random(using: &random) ? 1 : 0, Bool.random(using: &random) ? 1 : 0)
      // The chord is shorter than the smaller radius' double, so that nothing grows.
      let end = Point(radii.x * Double.random(in: -1...1, using: &random), radii.y * 0.5)
      let path = try Path(svg: "M0 0A\(radii.x) \(radii.y) 0 \(large) \(sweep) \(end.x) \(end.y)")
      let points = Outline(path, pieces: 20).rings[0].map { Point($0.x / radii.x, $0.y / radii.y) }
      // In the plane where it is a unit circle: two candidates for the centre, one of which fits all points.
      let chord = Point(end.x / radii.x, end.y / radii.y)
      let (half, middle) = (chord.length / 2, chord * 0.5)
      let normal = Point(-chord.y, chord.x) * (1 / chord.length) * (1 - half * half).squareRoot()
      let errors = [middle + normal, middle - normal].map { center in
        points.map { abs(($0 - center).length - 1) }.max() ?? .infinity
      }
      #expect((errors.min() ?? 1) < 0.000_3)
    }
  }
}
