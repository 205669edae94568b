extension Path {
  /// The share of a quarter circle's radius at which a cubic's control points stand: 4/3 · (√2 − 1).
  package static let circleControl = 0.5522847498307936

  /// A rectangle whose corners are quarter circles of `radius` points, at most half a side.
  package init(_ rect: Rect, radius: Double) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    self.init(rect, leftRadius: radius, rightRadius: radius)
  }

  /// A rectangle whose corners on the left and on the right are quarter circles; the radii fit into it.
  package init(_ rect: Rect, leftRadius left: Double, rightRadius right: Double) {
    guard left > 0 || right > 0 else {
      self.init(rect)
      return
    }
    let (leftArm, rightArm) = (left * (1 - Path.circleControl), right * (1 - Path.circleControl))
    self.init([.move(Point(rect.minX + left, rect.minY)), .line(Point(rect.maxX - right, rect.minY))])
    if right > 0 {
      append(
        .curve(
          Point(rect.maxX - rightArm, rect.minY), Point(rect.maxX, rect.minY + rightArm),
          Point(rect.maxX, rect.minY + right)))
    }
    append(.line(Point(rect.maxX, rect.maxY - right)))
    if right > 0 {
      append(
        .curve(
          Point(rect.maxX, rect.maxY - rightArm), Point(rect.maxX - rightArm, rect.maxY),
          Point(rect.maxX - right, rect.maxY)))
    }
    append(.line(Point(rect.minX + left, rect.maxY)))
    if left > 0 {
      append(
        .curve(
          Point(rect.minX + leftArm, rect.maxY), Point(rect.minX, rect.maxY - leftArm),
          Point(rect.minX, rect.maxY - left)))
    }
    append(.line(Point(rect.minX, rect.minY + left)))
    if left > 0 {
      append(
        .curve(
          Point(rect.minX, rect.minY + leftArm), Point(rect.minX + leftArm, rect.minY),
          Point(rect.minX + left, rect.minY)))
    }
    append(.close)
  }
}
