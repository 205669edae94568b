import RatingGeometry
import TestSupport
import Testing

/// Corners are rounded whatever the contour is made of, and nothing else changes.
@Suite struct CornerRoundingTests {
  static func rounded(_ data: String, _ radius: Double) throws -> Path {
    try Path(svg: data).roundingCorners(radius)
  }

  /// The largest turn between two segments that meet, in radians.
  static func sharpest(_ path: Path) -> Double {
    var sharpest = 0.0
    for contour in path.contours {
      // A piece that a corner's arcs leave nothing of has no direction.
      let segments = contour.filter { ($0.end - $0.start).length > 1e-6 || contour.count == 1 }
      for (index, segment) in segments.enumerated() {
        let (before, after) = (segment.endDirection, segments[(index + 1) % segments.count].startDirection)
        let cosine = before.x * after.x + before.y * after.y
        sharpest = max(sharpest, cosine < 0.99999 ? 1 - cosine : 0)
      }
    }
    return sharpest
  }

  static let contours = [
    // One curve, its ends together.
    "M.5 0C1.5 1 -.5 1 .5 0z", "M.5 0C1.2 1 .5 1.3 .5 0z",
    // Two segments, a curve and what closes it.
    "M0 0C.3 1 .7 1 1 0z", "M0 0C.3 1 .7 1 1 0C.7 .4 .3 .4 0 0z", "M0 0Q.5 1 1 0z",
    // Points that are there twice, or nearly so.
    "M0 0H1L1 1H0z", "M0 0L1 0L1 0L1 1L0 1z", "M0 0L1 0L1 1e-7L1 1L0 1L1e-6 1e-9z",
    "M0 0H1V1L.9999 1H0V.0001z", "M0 0H1V1H0V0V0z",
    // A start in the midst of an edge, and points along others.
    "M.5 0H1V1H0V0z", "M.5 0H1V.3V.6V1H.7H0V0z", "M.25 .25L.75 .75 0 1.5 -.5 1z",
    // Lines and curves.
    "M0 0H1C1 .5 .5 1 0 1z", "M0 0C.2 .1 .8 .1 1 0V1H0z",
    // A spike.
    "M0 0H1L.5 .01z",
  ]

  @Test(arguments: contours, [0.02, 0.1])
  func noCornerIsLeft(_ data: String, radius: Double) throws {
    let (sharp, round) = (try Path(svg: data), try CornerRoundingTests.rounded(data, radius))
    #expect(CornerRoundingTests.sharpest(sharp) > 0.1)
    #expect(CornerRoundingTests.sharpest(round) < 0.001)
    let (before, after) = (abs(Outline(sharp).signedArea), abs(Outline(round).signedArea))
    // Next to all of it is left; convex corners give some of it away.
    #expect(after > 0.5 * before && after < 1.01 * before)
  }

  /// The square as others write it, rounded as the plain one.
  @Test(
    arguments: [
      "M.5 0H1V1H0V0z", "M0 0L1 0L1 0L1 1L0 1z", "M0 0H.2H.4H1V1H0z", "M0 0H1V1H0V0",
      "M.5 0H1V1L.99999 1H0V0z",
      "M1 .5V1H0V0H1z", "M0 0L1 0L1 1e-7L1 1L0 1L1e-6 1e-9z",
    ], [0.1, 0.3, 0.5])
  func aSquareIsASquareHoweverItIsWritten(_ data: String, radius: Double) throws {
    let plain = abs(Outline(Path(.unit).roundingCorners(radius)).signedArea)
    let right = 1 - (4 - Double.pi) * radius * radius
    #expect(abs(plain - right) < 1e-3)
    let area = abs(Outline(try CornerRoundingTests.rounded(data, radius)).signedArea)
    #expect(abs(area - plain) < 1e-4)
  }

  @Test(arguments: ["M0 .5A.5 .5 0 0 1 1 .5A.5 .5 0 0 1 0 .5z", "M0 0C1 0 1 1 0 1C-1 1 -1 0 0 0z"])
  func whatHasNoCornerStays(_ data: String) throws {
    let path = try Path(svg: data)
    #expect(abs(Outline(path.roundingCorners(0.2)).signedArea - Outline(path).signedArea) < 1e-9)
  }

  /// A speck and a hair have no room for corners, but they stay.
  @Test(arguments: ["M0 0h.0005v.0005h-.0005z", "M0 0H1V.0004H0z"])
  func whatIsTooSmallToRoundStays(_ data: String) throws {
    let path = try Path(svg: data)
    #expect(abs(Outline(path.roundingCorners(0.1)).signedArea) > 0.5 * abs(Outline(path).signedArea))
  }

  @Test func anyContourStaysWithinItsBounds() throws {
    var random = SeededGenerator(seed: 83)
    for _ in 0..<300 {
      let path = random.path()
      let box = try #require(path.bounds)
      let round = try #require(path.roundingCorners(Double.random(in: 0.01...5, using: &random)).bounds)
      #expect(round.minX > box.minX - 0.2 * box.width && round.maxX < box.maxX + 0.2 * box.width)
      #expect(round.minY > box.minY - 0.2 * box.height && round.maxY < box.maxY + 0.2 * box.height)
    }
  }
}
