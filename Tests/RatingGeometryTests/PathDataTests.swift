import RatingGeometry
import Testing

/// SVG path data: the grammar of numbers and commands, and where it breaks.
@Suite struct PathDataTests {
  static func points(_ data: String) throws -> [Point] {
    try Path(svg: data).elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }

  static let same: [(String, String)] = [
    ("M1 2L3 4z", "M1,2,3,4Z"), ("M.5.5L-1-1", "M0.5 0.5 L -1 -1"), ("M1e1 2E-1", "M10 0.2"),
    ("m1 2l3 4", "M1 2L4 6"),
    ("M1 2h3v4H0V0", "M1 2L4 2L4 6L0 6L0 0"), ("M0 0q1 2 3 0t3 0", "M0 0Q1 2 3 0Q5-2 6 0"),
    ("M0 0c1 1 2 1 3 0s2-1 3 0", "M0 0C1 1 2 1 3 0C4-1 5-1 6 0"), ("M0 0s1 1 2 0", "M0 0C0 0 1 1 2 0"),
    ("M0 0t2 2", "M0 0Q0 0 2 2"), ("M1 1 2 2 3 3", "M1 1L2 2L3 3"), ("m1 1 2 2 3 3", "M1 1L3 3L6 6"),
    ("M0 0a1 1 0 01.5.5", "M0 0A1 1 0 0 1 0.5 0.5"), ("M+1+2", "M1 2"), ("M1. 2.", "M1 2"),
    ("\n M\t1 2 ", "M1 2"),
    ("M0 0A0 5 0 0 1 3 3", "M0 0L3 3"), ("M0 0A-5 5 0 0 1 3 3", "M0 0A5 5 0 0 1 3 3"),
    ("M1 1zm1 1h1", "M1 1zM2 2L3 2"), ("M1 1zl2 0", "M1 1zM1 1L3 1"),
    ("M1 1zA2 2 0 0 1 3 3", "M1 1zM1 1A2 2 0 0 1 3 3"),
    ("M5 5l1 1zh2", "M5 5L6 6zM5 5L7 5"), ("M1e+1 2e-1", "M10 0.2"), ("M1.e1.5", "M10 0.5"),
    ("M1E1-.5e1", "M10-5"),
    ("M1e-400 0", "M0 0"), ("M0 0h1 2 3", "M0 0L1 0 3 0 6 0"), ("M0 0v1-2", "M0 0L0 1 0-1"),
    ("M0 0H1 2V3 4", "M0 0L1 0 2 0 2 3 2 4"), ("M.5.5.5.5", "M0.5 0.5L0.5 0.5"), ("M1-1-2+2", "M1-1L-2 2"),
    ("M0 0C1 1 2 1 3 0 4 1 5 1 6 0", "M0 0C1 1 2 1 3 0C4 1 5 1 6 0"),
    ("M0 0C1 1 2 1 3 0S5 2 6 0", "M0 0C1 1 2 1 3 0C4-1 5 2 6 0"),
    // Smooth commands reflect a control point of their own kind and no other.
    ("M0 0Q1 2 3 0S5 2 6 0", "M0 0Q1 2 3 0C3 0 5 2 6 0"),
    ("M0 0C1 1 2 1 3 0T6 0", "M0 0C1 1 2 1 3 0Q3 0 6 0"),
    ("M0 0Q1 2 3 0H4T6 0", "M0 0Q1 2 3 0L4 0Q4 0 6 0"), ("M0 0T2 2T4 0", "M0 0Q0 0 2 2Q4 4 4 0"),
    ("M0 0Q1 2 3 0 4 2 6 0", "M0 0Q1 2 3 0Q4 2 6 0"), ("m1 1q1 2 3 0 1 2 3 0", "M1 1Q2 3 4 1Q5 3 7 1"),
    ("M0 0a1 1 0 0 1 1 1 1 1 0 0 1 1 1", "M0 0A1 1 0 0 1 1 1A1 1 0 0 1 2 2"),
    ("M0 0a1,1,0,0,1,1,1", "M0 0A1 1 0 0 1 1 1"), ("M0 0C1,1,2,1 , 3,0", "M0 0C1 1 2 1 3 0"),
    ("M0 0a1 1 0 10-1-1", "M0 0A1 1 0 1 0-1-1"), ("M0 0A1 2 390 0 1 1 1", "M0 0A1 2 30 0 1 1 1"),
    ("M2 2A5 5 0 0 1 2 2L3 3", "M2 2L2 2L3 3"), ("M0 0A5 0 0 0 1 3 3", "M0 0L3 3"),
  ]

  @Test(arguments: same)
  func twoSpellingsAreOnePath(_ spelled: String, _ plain: String) throws {
    let (left, right) = (try PathDataTests.points(spelled), try PathDataTests.points(plain))
    #expect(left.count == right.count)
    for (first, second) in zip(left, right) {
      #expect(abs(first.x - second.x) < 1e-12 && abs(first.y - second.y) < 1e-12)
    }
  }

  static let faults: [(String, Int, PathDataError.Fault)] = [
    ("", 1, .noMove), ("  ", 3, .noMove), ("L1 1", 1, .noMove), ("1 1", 1, .noMove), ("M", 2, .noNumber),
    ("M1", 3, .noNumber), ("M1 x", 4, .noNumber), ("M1 2L", 6, .noNumber), ("M1 2 3", 7, .noNumber),
    ("M1 2,", 6, .noNumber), ("M1 2 B3", 6, .unknownCommand), ("M1 2é", 5, .unknownCommand),
    ("M1 1e400", 4, .outOfRange),
    ("M1 2000000000", 4, .outOfRange), ("M0 0a1 1 0 2 1 1 1", 12, .noFlag), ("M--1 1", 2, .noNumber),
    ("M. 1", 2, .noNumber),
    ("M1 2z3", 6, .unknownCommand), ("M1 2,L3 4", 6, .noNumber), ("M,1 2", 2, .noNumber),
    ("M1,,2", 4, .noNumber), ("M0 0h", 6, .noNumber), ("M0 0v1,", 8, .noNumber),
    ("M0 0c1 1 2 2 3", 15, .noNumber),
    ("M0 0a1 1 0 0", 13, .noFlag), ("M0 0a1 1 0 .5 1 1 1", 12, .noFlag), ("M0 0a1 1 0 01", 14, .noNumber),
    ("M0 0 L1 -1e400", 9, .outOfRange), ("z", 1, .noMove), ("M1 2 é3", 6, .unknownCommand),
    ("éM1 2", 1, .noMove),
    ("M1e 2", 3, .noNumber), ("M0 0C1 1,,2 2 3 3", 10, .noNumber), ("M0 0a1 1 0 0 1,,1 1", 16, .noNumber),
    ("M0 0L,1 1", 6, .noNumber), ("M0 0C,1 1 2 2 3 3", 6, .noNumber), ("M0 0L1 1e", 9, .unknownCommand),
    ("M1 2;", 5, .unknownCommand),
    ("M1 nan", 4, .noNumber), ("M1 0x1", 5, .unknownCommand),
  ]

  @Test(arguments: faults)
  func aFaultIsTheFirstOneAndHasItsPlace(_ data: String, position: Int, fault: PathDataError.Fault) {
    #expect(throws: PathDataError(position: position, fault: fault)) { try Path(svg: data) }
  }

  @Test func tooLongDataIsRefusedUnread() {
    let data = "M0 0" + String(repeating: " ", count: 100_000)
    #expect(throws: PathDataError(position: 1, fault: .tooLong)) { try Path(svg: data) }
  }

  /// A half circle by an arc reaches its radius, both ways round.
  @Test(arguments: [0, 1])
  func anArcBulgesByItsRadius(sweep: Int) throws {
    let bounds = try #require(try Path(svg: "M0 0A5 5 0 0 \(sweep) 10 0").bounds)
    #expect(abs(bounds.height - 5) < 0.002)
    #expect(sweep == 1 ? bounds.minY < -4.9 : bounds.maxY > 4.9)
  }

  /// Radii too small for the ends grow until they reach (SVG 2, B.2.5).
  @Test func smallRadiiGrow() throws {
    let bounds = try #require(try Path(svg: "M0 0A1 1 0 0 1 10 0").bounds)
    #expect(abs(bounds.width - 10) < 0.01 && abs(bounds.height - 5) < 0.002)
  }

  @Test func roundedCornersTouchTheSidesAndKeepTheRest() throws {
    let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    let rounded = square.roundingCorners(2)
    let bounds = try #require(rounded.bounds)
    #expect(bounds == Rect(x: 0, y: 0, width: 10, height: 10))
    // The corner's arc passes (2 − √2) from both sides.
    let nearest = rounded.flattened(tolerance: 1e-4)[0].map { $0.x + $0.y }.min() ?? 0
    #expect(abs(nearest - 2 * (2 - 2.0.squareRoot())) < 0.005)
    #expect(square.roundingCorners(0) == square)
  }

  /// Where arcs meet in the middle of every side, a star stays its own mirror image.
  @Test(arguments: [0.05, 0.3, 0.5, 5])
  func aRoundedStarStaysSymmetric(radius: Double) throws {
    let rounded = Path(starWithTips: 5, innerRadius: 0.381966).roundingCorners(radius)
    let points = rounded.flattened(tolerance: 1e-4).joined()
    for point in points {
      #expect(points.contains { ($0 - Point(-point.x, point.y)).length < 0.01 })
    }
    let box = try #require(rounded.bounds)
    #expect(abs(box.center.x) < 1e-6)
  }
}
