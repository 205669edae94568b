import RatingGeometry
import TestSupport
import Testing

@Suite struct CubicTests {
  static func curves(_ count: Int, seed: UInt64) -> [Cubic] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in Cubic(random.point(), random.point(), random.point(), random.point()) }
  }

  static func path(_ curve: Cubic) -> Path {
    Path([.move(curve.start), .curve(curve.first, curve.second, curve.end), .close])
  }

  @Test func theBoundsAreTheExtremesOfTheCurveItself() throws {
    for curve in CubicTests.curves(500, seed: 21) {
      let box = try #require(CubicTests.path(curve).bounds)
      let points = Outline(CubicTests.path(curve), pieces: 2_000).rings.joined()
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      for (edge, sampled) in [
        (box.minX, xs.min()), (box.maxX, xs.max()), (box.minY, ys.min()), (box.maxY, ys.max()),
      ] {
        #expect(abs(edge - (try #require(sampled))) < 1e-4)
      }
      // No sample lies outside.
      #expect(points.allSatisfy { $0.x >= box.minX - 1e-9 && $0.x <= box.maxX + 1e-9 })
      #expect(points.allSatisfy { $0.y >= box.minY - 1e-9 && $0.y <= box.maxY + 1e-9 })
    }
  }

  @Test func anArchIsThreeQuartersAsHighAsItsControlPoints() throws {
    let arch = Cubic(Point(0, 0), Point(0, -4), Point(8, -4), Point(8, 0))
    let box = try #require(CubicTests.path(arch).bounds)
    #expect(box == Rect(x: 0, y: -3, width: 8, height: 3))
    #expect(arch.turns(along: .vertical) == [0.5])
    #expect(arch.turns(along: .horizontal).isEmpty)
  }

  @Test func theCurveStandsStillWhereItTurns() {
    for curve in CubicTests.curves(300, seed: 22) {
      for axis in [Axis.horizontal, .vertical] {
        for turn in curve.turns(along: axis) {
          let slope = (axis.of(curve.point(at: turn + 1e-6)) - axis.of(curve.point(at: turn - 1e-6))) / 2e-6
          #expect(abs(slope) < 1e-3)
          #expect(turn > 0 && turn < 1)
        }
        #expect(curve.turns(along: axis) == curve.turns(along: axis).sorted())
      }
    }
  }

  @Test func aStraightCurveNeverTurns() {
    let line = Cubic(Point(0, 0), Point(1, 2), Point(2, 4), Point(3, 6))
    let still = Cubic(Point(1, 1), Point(1, 1), Point(1, 1), Point(1, 1))
    for axis in [Axis.horizontal, .vertical] {
      #expect(line.turns(along: axis).isEmpty)
      #expect(still.turns(along: axis).isEmpty)
    }
  }

  @Test func theTwoHalvesOfASplitRunAsTheWholeDoes() {
    var random = SeededGenerator(seed: 23)
    for curve in CubicTests.curves(300, seed: 24) {
      let t = Double.random(in: 0...1, using: &random)
      let (left, right) = curve.split(at: t)
      #expect(left.start == curve.start && right.end == curve.end && left.end == right.start)
      for share in [0.2, 0.5, 0.9] {
        #expect((left.point(at: share) - curve.point(at: share * t)).length < 1e-12)
        #expect((right.point(at: share) - curve.point(at: t + share * (1 - t))).length < 1e-12)
      }
    }
  }

  @Test func monotonePiecesNeverTurnAndMakeUpTheCurve() {
    for curve in CubicTests.curves(300, seed: 25) {
      for axis in [Axis.horizontal, .vertical] {
        let pieces = curve.monotonePieces(along: axis)
        #expect(pieces.first?.start == curve.start && pieces.last?.end == curve.end)
        for (piece, next) in zip(pieces, pieces.dropFirst()) { #expect(piece.end == next.start) }
        for piece in pieces {
          let values = (0...50).map { axis.of(piece.point(at: Double($0) / 50)) }
          let rises = axis.of(piece.end) >= axis.of(piece.start)
          for (value, next) in zip(values, values.dropFirst()) {
            #expect(rises ? next >= value - 1e-9 : next <= value + 1e-9)
          }
        }
      }
    }
  }

  @Test func aMonotonePieceReachesAValueAtItsParameter() {
    for curve in CubicTests.curves(200, seed: 26) {
      for piece in curve.monotonePieces(along: .vertical) {
        let value = piece.start.y + 0.3 * (piece.end.y - piece.start.y)
        #expect(abs(piece.point(at: piece.parameter(at: value, along: .vertical)).y - value) < 1e-9)
      }
    }
  }
}
