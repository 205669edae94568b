extension Path {
  /// The box of the outline itself, curves at their true extremes; nil for an empty path.
  package var bounds: Rect? {
    var lower = Point(.infinity, .infinity)
    var upper = Point(-.infinity, -.infinity)
    func take(_ point: Point) {
      lower = Point(min(lower.x, point.x), min(lower.y, point.y))
      upper = Point(max(upper.x, point.x), max(upper.y, point.y))
    }
    for segment in contours.joined() {
      take(segment.start)
      take(segment.end)
      if case .curve(let curve) = segment {
        for axis in [Axis.horizontal, .vertical] {
          for turn in curve.turns(along: axis) { take(curve.point(at: turn)) }
        }
      }
    }
    return lower.x <= upper.x ? Rect(from: lower, to: upper) : nil
  }
}
