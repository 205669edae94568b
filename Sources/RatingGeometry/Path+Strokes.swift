extension Path {
  /// Corners of a larger mitre ratio, below 4.6 degrees, are bevelled in every format.
  ///
  /// The notches of stars of 64 points come to 20.4. Rounded coordinates turn short edges by a degree and more: a cusp
  /// must not become a spike through its symbol by that.
  package static let mitreLimit = 25.0

  /// The largest mitre ratio, 1 / sin(angle / 2), of the corners that are mitred, those between curves too.
  package var largestMitreRatio: Double {
    var largest = 1.0
    for contour in contours {
      let segments = contour.filter { $0.hasLength }
      for (index, segment) in segments.enumerated() {
        let (first, second) = (
          segments[(index + segments.count - 1) % segments.count].endDirection, segment.startDirection
        )
        // sin²(a/2) = (1 − cos a) / 2, and a is what the turn leaves of half a circle.
        let half = max((1 + first.x * second.x + first.y * second.y) / 2, 0).squareRoot()
        if half * Path.mitreLimit >= 1 { largest = max(largest, 1 / half) }
      }
    }
    return largest
  }

  /// The path as a stroke that reaches `reach` to either side has to follow it.
  ///
  /// Strokers move a curve to both sides and fill what lies between. A closed curve of which no part is farther than
  /// `reach` from some point is moved past that point on all sides, and a hole is left about it. As lines,
  /// which each have an area of their own, it has none.
  package func strokable(reach: Double, tolerance: Double) -> Path {
    let hasCurve = elements.contains {
      if case .curve = $0 { true } else { false }
    }
    guard hasCurve else { return self }
    var result = Path()
    var isChanged = false
    for contour in contours {
      let polygon = Path.flattened(contour, tolerance: tolerance)
      let (columns, rows) = (polygon.map(\.x), polygon.map(\.y))
      let side = max((columns.max() ?? 0) - (columns.min() ?? 0), (rows.max() ?? 0) - (rows.min() ?? 0))
      if side <= 2 * (reach + tolerance) {
        result.append(Path(polygon: polygon))
        isChanged = true
      } else {
        result.append(.move(contour[0].start))
        for segment in contour { result.append(segment) }
        result.append(.close)
      }
    }
    return isChanged ? result : self
  }
}

extension Path.Segment {
  fileprivate var hasLength: Bool {
    switch self {
    case .line(let start, let end): start != end
    case .curve(let curve): ![curve.first, curve.second, curve.end].allSatisfy { $0 == curve.start }
    }
  }
}
