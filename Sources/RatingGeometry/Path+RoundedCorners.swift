#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Path {
  /// The smallest turn that is a corner, in radians.
  fileprivate static let leastTurn = 1e-3

  /// The path with each corner replaced by an arc of `radius`, tangent to both of its sides.
  ///
  /// A corner takes at most half of each side, so its arc is smaller where the sides are short. Where a side is a curve,
  /// the corner's turn is taken along the curve. Joints without a corner stay as they are. A side that is next to nothing
  /// beside the radius belongs to its neighbour, and so do lines that run on straight.
  package func roundingCorners(_ radius: Double) -> Path {
    guard radius > 0 else { return self }
    var result = Path()
    for contour in contours {
      let sides = Path.sides(of: contour, least: min(radius / 16, 1e-3))
      let cuts = Path.cuts(of: sides, radius)
      for (index, side) in sides.enumerated() {
        let next = (index + 1) % sides.count
        let piece = side.trimmed(start: cuts[index], end: cuts[next])
        if index == 0 { result.append(.move(piece.start)) }
        result.append(piece)
        if cuts[next] > 0 {
          result.append(.arc(from: piece, to: sides[next].trimmed(start: cuts[next], end: 0)))
        }
      }
      result.append(.close)
    }
    return result
  }

  /// The contour's segments without those that are shorter than `least`, straight runs as one line.
  private static func sides(of contour: [Segment], least: Double) -> [Segment] {
    var sides: [Segment] = []
    var here = contour[0].start
    for segment in contour {
      let side = segment.beginning(at: here)
      guard side.reach >= least else { continue }
      here = side.end
      if let run = sides.last?.runningOn(in: side) {
        sides[sides.count - 1] = run
      } else {
        sides.append(side)
      }
    }
    // What is left of a speck or a hair would be nothing: it keeps its form.
    guard let first = sides.first, sides.count > 2 || !sides.allSatisfy(\.isLine) else { return contour }
    sides[0] = first.beginning(at: here)
    if sides.count > 1, let run = sides[sides.count - 1].runningOn(in: sides[0]) {
      sides[0] = run
      sides.removeLast()
    }
    return sides
  }

  /// How much of both of its sides the arc takes at each side's start, 0 where there is no corner.
  private static func cuts(of sides: [Segment], _ radius: Double) -> [Double] {
    sides.indices.map { index in
      let before = sides[(index + sides.count - 1) % sides.count]
      let turn = before.endDirection.turn(to: sides[index].startDirection)
      guard turn >= Path.leastTurn else { return 0 }
      // The tangents' length to an arc between two lines: r · tan(turn / 2).
      let wanted = radius * tan(min(turn, .pi - Path.leastTurn) / 2)
      return min(wanted, before.half, sides[index].half)
    }
  }

  mutating func append(_ segment: Segment) {
    switch segment {
    case .line(_, let end): append(.line(end))
    case .curve(let curve): append(.curve(curve.first, curve.second, curve.end))
    }
  }
}

extension Path.Element {
  /// A curve from one piece to the next, tangent to both: a circle's arc where both are straight.
  fileprivate static func arc(from piece: Path.Segment, to next: Path.Segment) -> Path.Element {
    let (incoming, outgoing) = (piece.endDirection, next.startDirection)
    let turn = incoming.turn(to: outgoing)
    let radius = turn < 1e-6 ? 0 : (next.start - piece.end).length / (2 * sin(turn / 2))
    let arm = radius * 4 / 3 * tan(turn / 4)
    return .curve(piece.end + incoming * arm, next.start - outgoing * arm, next.start)
  }
}

extension Point {
  /// The angle between two directions, 0…π.
  fileprivate func turn(to other: Point) -> Double {
    abs(atan2(cross(other), x * other.x + y * other.y))
  }
}

extension Path.Segment {
  /// The segment from another start on.
  fileprivate func beginning(at start: Point) -> Path.Segment {
    switch self {
    case .line(_, let end): .line(start, end)
    case .curve(let curve): .curve(Cubic(start, curve.first, curve.second, curve.end))
    }
  }

  /// How far the segment, or a control point of it, gets from its start.
  fileprivate var reach: Double {
    switch self {
    case .line(let start, let end): (end - start).length
    case .curve(let curve):
      [curve.first, curve.second, curve.end].map { ($0 - curve.start).length }.max() ?? 0
    }
  }

  fileprivate var isLine: Bool {
    if case .line = self { true } else { false }
  }

  /// This line and the next as one, where that runs straight on; nil where it does not, or one is a curve.
  fileprivate func runningOn(in next: Path.Segment) -> Path.Segment? {
    guard case .line(let start, _) = self, case .line(_, let end) = next,
      endDirection.turn(to: next.startDirection) < Path.leastTurn
    else { return nil }
    return .line(start, end)
  }

  /// How far from an end half of the segment is: a hair less, so that what is left keeps its direction.
  fileprivate var half: Double {
    switch self {
    case .line(let start, let end): return (end - start).length * 0.49999
    case .curve(let curve):
      let chord = (curve.end - curve.start).length
      let middle = curve.point(at: 0.5)
      let reach = min((middle - curve.start).length, (middle - curve.end).length)
      // Of a curve that comes back the ends are near each other, its middle is not.
      return (chord < reach ? reach : chord / 2) * 0.99998
    }
  }
}
