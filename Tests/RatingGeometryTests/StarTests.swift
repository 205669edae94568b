import RatingGeometry
import Testing

@Suite struct StarTests {
  static let pentagram = (3 - 5.0.squareRoot()) / 2

  static func unit(_ path: Path) throws -> [Point] {
    let box = try #require(path.bounds)
    return corners(path).map { Point(($0.x - box.minX) / box.width, ($0.y - box.minY) / box.width) }
  }

  static func corners(_ path: Path) -> [Point] {
    path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
  }

  @Test func theRegularStarHasItsTenPoints() throws {
    let right = [
      (0.5, 0), (0.61803, 0.36327), (1, 0.36327), (0.69098, 0.58779), (0.80902, 0.95106), (0.5, 0.72654),
      (0.19098, 0.95106), (0.30902, 0.58779), (0, 0.36327), (0.38197, 0.36327),
    ]
    let points = try StarTests.unit(Path(starWithTips: 5, innerRadius: StarTests.pentagram))
    #expect(points.count == right.count)
    for (point, (x, y)) in zip(points, right) {
      #expect(abs(point.x - x) < 1e-5)
      #expect(abs(point.y - y) < 1e-5)
    }
  }

  @Test func theRegularStarsEdgesRunOnFromTipToTip() {
    let corners = StarTests.corners(Path(starWithTips: 5, innerRadius: StarTests.pentagram))
    for tip in stride(from: 0, to: 10, by: 2) {
      let (line, notch) = (corners[(tip + 4) % 10] - corners[tip], corners[(tip + 1) % 10] - corners[tip])
      #expect(abs(line.cross(notch)) < 1e-12)
    }
  }

  @Test func theRegularStarsTipsAreThirtySixDegrees() {
    let ratio = Path(starWithTips: 5, innerRadius: StarTests.pentagram).largestMitreRatio
    #expect(abs(ratio - (1 + 5.0.squareRoot())) < 1e-9)
  }

  @Test(arguments: [
    (0.1, 0.012), (0.25, 0.086), (0.5, 0.5), (0.75, 0.914), (0.9, 0.988), (0.364, 0.25), (0.636, 0.75),
  ])
  func aShareOfTheWidthHoldsItsShareOfTheArea(width: Double, area: Double) throws {
    let star = Path(starWithTips: 5, innerRadius: StarTests.pentagram)
    let box = try #require(star.bounds)
    let left = star.clipped(to: .below, of: box.minX + width * box.width, along: .horizontal)
    #expect(abs(Outline(left).signedArea / Outline(star).signedArea - area) < 0.001)
  }

  @Test(arguments: [3, 4, 5, 6, 17, 64], [0.01, 0.381966, 0.5, 1])
  func anyStarHasItsTipsAndNotchesOnTwoCircles(tips: Int, innerRadius: Double) {
    let corners = StarTests.corners(Path(starWithTips: tips, innerRadius: innerRadius))
    #expect(corners.count == 2 * tips)
    #expect(abs(corners[0].x) < 1e-15 && corners[0].y == -1)
    for (index, corner) in corners.enumerated() {
      #expect(abs(corner.length - (index.isMultiple(of: 2) ? 1 : innerRadius)) < 1e-12)
    }
    // A fan of triangles about the centre.
    let right = Double(tips) * innerRadius * sine(ofTurn: 0.5 / Double(tips))
    let star = Outline(Path(starWithTips: tips, innerRadius: innerRadius))
    #expect(abs(star.signedArea - right) < 1e-12)
  }

  @Test(arguments: 3...12)
  func starsAreTheirOwnMirrorImages(tips: Int) {
    let corners = StarTests.corners(Path(starWithTips: tips, innerRadius: 0.4))
    for index in corners.indices {
      let twin = corners[(corners.count - index) % corners.count]
      #expect(abs(twin.x + corners[index].x) < 1e-12)
      #expect(abs(twin.y - corners[index].y) < 1e-12)
    }
  }

  /// The sine of a part of a whole turn, by its series.
  private func sine(ofTurn share: Double) -> Double {
    let x = 2 * Double.pi * share
    var (term, sum) = (x, x)
    for index in 1..<20 {
      term *= -x * x / Double(2 * index * (2 * index + 1))
      sum += term
    }
    return sum
  }
}
