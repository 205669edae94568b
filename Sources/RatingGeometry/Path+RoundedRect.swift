extension Path {
  /// The share of a quarter circle's radius at which a cubic's control points stand: 4/3 · (√2 − 1).
  package static let circleControl = 0.5522847498307936

  /// A rectangle whose corners are quarter circles of `radius` points, at most half a side.
  package init(_ rect: Rect, radius: Double) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      self.init(rect)
      return
    }
    let arm = radius * (1 - Path.circleControl)
    self.init([
      .move(Point(rect.minX + radius, rect.minY)),
      .line(Point(rect.maxX - radius, rect.minY)),
      .curve(
        Point(rect.maxX - arm, rect.minY), Point(rect.maxX, rect.minY + arm),
        Point(rect.maxX, rect.minY + radius)),
      .line(Point(rect.maxX, rect.maxY - radius)),
      .curve(
        Point(rect.maxX, rect.maxY - arm), Point(rect.maxX - arm, rect.maxY),
        Point(rect.maxX - radius, rect.maxY)),
      .line(Point(rect.minX + radius, rect.maxY)),
      .curve(
        Point(rect.minX + arm, rect.maxY), Point(rect.minX, rect.maxY - arm),
        Point(rect.minX, rect.maxY - radius)),
      .line(Point(rect.minX, rect.minY + radius)),
      .curve(
        Point(rect.minX, rect.minY + arm), Point(rect.minX + arm, rect.minY),
        Point(rect.minX + radius, rect.minY)),
      .close,
    ])
  }
}
