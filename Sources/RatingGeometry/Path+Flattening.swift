extension Path {
  /// The outline as polygons, no curve farther than `tolerance` from its chords.
  package func flattened(tolerance: Double) -> [[Point]] {
    contours.map { Path.flattened($0, tolerance: tolerance) }
  }

  /// One contour as a polygon.
  static func flattened(_ contour: [Segment], tolerance: Double) -> [Point] {
    var points: [Point] = []
    for segment in contour {
      switch segment {
      case .line(let start, _): points.append(start)
      case .curve(let curve):
        // The chords of n equal parts of a cubic are off by at most √3/18 · |second difference| / n².
        let bend = max(
          (curve.start - curve.first * 2 + curve.second).length,
          (curve.first - curve.second * 2 + curve.end).length)
        let parts = min(max(Int((bend * 0.6 / tolerance).squareRoot().rounded(.up)), 1), 1_000)
        for part in 0..<parts { points.append(curve.point(at: Double(part) / Double(parts))) }
      }
    }
    return points
  }
}
