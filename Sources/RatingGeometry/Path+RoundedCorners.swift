#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Path {
  /// The path with each corner replaced by an arc of `radius`, tangent to both of its sides.
  ///
  /// A corner takes at most half of each side, so its arc is smaller where the sides are short. Where a side is
  /// a curve, the corner's turn is taken along the curve. Joints without a corner stay as they are.
  package func roundingCorners(_ radius: Double) -> Path {
    guard radius > 0 else { return self }
    var result = Path()
    for contour in contours where contour.count > 1 {
      let corners = contour.indices.map { index in
        Corner(contour[(index + contour.count - 1) % contour.count], contour[index], radius)
      }
      for (index, segment) in contour.enumerated() {
        let (before, after) = (corners[index], corners[(index + 1) % corners.count])
        let piece = segment.trimmed(start: before.cut, end: after.cut)
        if index == 0 { result.append(.move(piece.start)) }
        result.append(piece)
        if after.cut > 0 {
          let next = contour[(index + 1) % contour.count].trimmed(start: after.cut, end: 0)
          result.append(.arc(from: piece, to: next))
        }
      }
      result.append(.close)
    }
    return result
  }

  mutating func append(_ segment: Segment) {
    switch segment {
    case .line(_, let end): append(.line(end))
    case .curve(let curve): append(.curve(curve.first, curve.second, curve.end))
    }
  }
}

/// The joint of two segments.
private struct Corner {
  /// How much of each side the arc takes, 0 where there is no corner.
  let cut: Double

  init(_ before: Path.Segment, _ after: Path.Segment, _ radius: Double) {
    let turn = before.endDirection.turn(to: after.startDirection)
    // The tangents' length to an arc between two lines: r · tan(turn / 2).
    let wanted = turn < 1e-3 ? 0 : radius * tan(min(turn, .pi - 1e-3) / 2)
    // A hair less than half: what is left of a side keeps its direction.
    cut = min(wanted, before.chord * 0.49999, after.chord * 0.49999)
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
  fileprivate var chord: Double {
    switch self {
    case .line(let start, let end): (end - start).length
    case .curve(let curve): (curve.end - curve.start).length
    }
  }

  /// The unit vector along which the segment begins.
  var startDirection: Point {
    switch self {
    case .line(let start, let end): Path.Segment.unit(end - start)
    case .curve(let curve):
      [curve.first, curve.second, curve.end].map { $0 - curve.start }.first { $0.length > 1e-9 }
        .map(Path.Segment.unit) ?? Point(1, 0)
    }
  }

  var endDirection: Point {
    switch self {
    case .line(let start, let end): Path.Segment.unit(end - start)
    case .curve(let curve):
      [curve.second, curve.first, curve.start].map { curve.end - $0 }.first { $0.length > 1e-9 }
        .map(Path.Segment.unit) ?? Point(1, 0)
    }
  }

  private static func unit(_ vector: Point) -> Point {
    vector.length > 0 ? vector * (1 / vector.length) : Point(1, 0)
  }

  /// The segment without its first `start` and its last `end` units.
  fileprivate func trimmed(start: Double, end: Double) -> Path.Segment {
    switch self {
    case .line(let from, let to):
      let direction = Path.Segment.unit(to - from)
      return .line(from + direction * start, to - direction * end)
    case .curve(let curve):
      let first = start > 0 ? curve.parameter(at: start, from: curve.start) : 0
      let last = end > 0 ? curve.parameter(at: end, from: curve.end) : 1
      guard last > first else { return .line(curve.point(at: first), curve.point(at: first)) }
      let tail = first > 0 ? curve.split(at: first).1 : curve
      return .curve(last < 1 ? tail.split(at: (last - first) / (1 - first)).0 : tail)
    }
  }
}

extension Cubic {
  /// Where the curve first leaves the circle of `distance` about one of its ends.
  fileprivate func parameter(at distance: Double, from anchor: Point) -> Double {
    let isStart = anchor == start
    for step in 1...64 {
      let t = Double(step) / 64
      if (point(at: isStart ? t : 1 - t) - anchor).length >= distance {
        var (low, high) = (t - 1.0 / 64, t)
        for _ in 0..<40 {
          let middle = (low + high) / 2
          if (point(at: isStart ? middle : 1 - middle) - anchor).length < distance {
            low = middle
          } else {
            high = middle
          }
        }
        return isStart ? high : 1 - high
      }
    }
    return isStart ? 1 : 0
  }
}
