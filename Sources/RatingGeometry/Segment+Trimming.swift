extension Path.Segment {
  /// The unit vector along which the segment begins.
  package var startDirection: Point {
    switch self {
    case .line(let start, let end): Path.Segment.unit(end - start)
    case .curve(let curve):
      [curve.first, curve.second, curve.end].map { $0 - curve.start }.first { $0.length > 1e-9 }
        .map(Path.Segment.unit) ?? Point(1, 0)
    }
  }

  /// The unit vector along which the segment ends.
  package var endDirection: Point {
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
  func trimmed(start: Double, end: Double) -> Path.Segment {
    switch self {
    case .line(let from, let to):
      let direction = Path.Segment.unit(to - from)
      return .line(from + direction * start, to - direction * end)
    case .curve(let curve):
      let first = start > 0 ? curve.parameter(atDistance: start) : 0
      let last = end > 0 ? 1 - curve.reversed.parameter(atDistance: end) : 1
      guard last > first else { return .line(curve.point(at: first), curve.point(at: first)) }
      let tail = first > 0 ? curve.split(at: first).1 : curve
      return .curve(last < 1 ? tail.split(at: (last - first) / (1 - first)).0 : tail)
    }
  }
}

extension Cubic {
  /// Where the curve first leaves the circle of `distance` about its start; 1 where it does not.
  fileprivate func parameter(atDistance distance: Double) -> Double {
    for step in 1...64 {
      let t = Double(step) / 64
      if (point(at: t) - start).length >= distance {
        var (low, high) = (t - 1.0 / 64, t)
        for _ in 0..<40 {
          let middle = (low + high) / 2
          if (point(at: middle) - start).length < distance { low = middle } else { high = middle }
        }
        return high
      }
    }
    return 1
  }
}
