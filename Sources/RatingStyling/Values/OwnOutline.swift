import RatingGeometry

/// The outline that path data gives, within the unit square: its proportions kept, as large as fits, centred.
///
/// Guarantees: it covers something, it is at least a millionth of the square wide and high, and all of its points are
/// within three times its side of it.
struct OwnOutline: Sendable {
  let path: Path

  /// - Parameters:
  ///   - viewbox: what of the path's plane is fitted into the square, and cut off beyond as in SVG; nil is its own box.
  init(_ data: String, viewbox: Rect?) throws(PathDataError) {
    let end = data.count + 1
    let read = try Path(svg: data)
    let seen = viewbox.map { OwnOutline.cut(read, to: $0) } ?? read
    guard let bounds = seen.bounds, seen.coversSomething else {
      throw PathDataError(position: end, fault: .noArea)
    }
    let box = viewbox ?? bounds
    let target = Rect.unit.fitting(box.size)
    // Moved before it is scaled, so that a small box far away keeps its digits.
    path = seen.transformed(Transform(scaleX: 1, scaleY: 1, moveX: -box.x, moveY: -box.y))
      .transformed(
        Transform(
          scaleX: target.width / box.width, scaleY: target.height / box.height, moveX: target.x,
          moveY: target.y))
    guard let placed = path.bounds, min(placed.width, placed.height) >= 1e-6, path.isWithin(3) else {
      throw PathDataError(position: end, fault: .tooThin)
    }
  }

  private static func cut(_ path: Path, to box: Rect) -> Path {
    guard let bounds = path.bounds else { return path }
    var path = path
    if bounds.minX < box.minX { path = path.clipped(to: .above, of: box.minX, along: .horizontal) }
    if bounds.maxX > box.maxX { path = path.clipped(to: .below, of: box.maxX, along: .horizontal) }
    if bounds.minY < box.minY { path = path.clipped(to: .above, of: box.minY, along: .vertical) }
    if bounds.maxY > box.maxY { path = path.clipped(to: .below, of: box.maxY, along: .vertical) }
    return path
  }
}

extension Path {
  /// Whether all points, controls too, are numbers within `distance` of the unit square.
  fileprivate func isWithin(_ distance: Double) -> Bool {
    let range = -distance...(1 + distance)
    func holds(_ point: Point) -> Bool { range.contains(point.x) && range.contains(point.y) }
    return elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): holds(point)
      case .curve(let first, let second, let end): holds(first) && holds(second) && holds(end)
      case .close: true
      }
    }
  }
}
