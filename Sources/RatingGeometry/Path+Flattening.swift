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
        let parts = curve.parts(within: tolerance)
        for part in 0..<parts { points.append(curve.point(at: Double(part) / Double(parts))) }
      }
    }
    return points
  }
}
