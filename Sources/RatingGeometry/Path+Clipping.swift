extension Path {
  /// Which side of a line across an axis is kept.
  package enum Side: Sendable {
    case below, above
  }

  /// The part of the filled path on one side of the line `axis = value`, as an outline of its own.
  ///
  /// Pieces that hang together only outside are joined by edges along the line, which enclose no area.
  package func clipped(to side: Side, of value: Double, along axis: Axis) -> Path {
    var clip = ContourClip(side: side, value: value, axis: axis, capacity: elements.count + 4)
    var start = Point(0, 0)
    var here = Point(0, 0)
    for element in elements {
      switch element {
      case .move(let point):
        clip.take(line: here, start)
        clip.finish()
        (start, here) = (point, point)
      case .line(let point):
        clip.take(line: here, point)
        here = point
      case .curve(let first, let second, let end):
        clip.take(curve: Cubic(here, first, second, end))
        here = end
      case .close:
        clip.take(line: here, start)
        clip.finish()
        here = start
      }
    }
    clip.take(line: here, start)
    clip.finish()
    return clip.path
  }
}

/// Contours on their way through the line, one after the other.
private struct ContourClip {
  private let side: Path.Side
  private let value: Double
  private let axis: Axis
  private(set) var path = Path()
  /// Where the contour at hand begins among the path's elements, and its first point.
  private var first = 0
  private var start: Point?
  private var here: Point?

  init(side: Path.Side, value: Double, axis: Axis, capacity: Int) {
    self.side = side
    self.value = value
    self.axis = axis
    path.reserveCapacity(capacity)
  }

  /// Closes the contour at hand; one without an area goes.
  mutating func finish() {
    if path.count - first > 2 {
      // Closing draws the last line by itself.
      if let start, path.last == .line(start) { path.removeLast() }
      path.append(.close)
    } else {
      path.removeLast(path.count - first)
    }
    first = path.count
    (start, here) = (nil, nil)
  }

  mutating func take(line start: Point, _ end: Point) {
    guard start != end else { return }
    switch (keeps(start), keeps(end)) {
    case (true, true): add(line: start, end)
    case (true, false): add(line: start, crossing(start, end))
    case (false, true): add(line: crossing(start, end), end)
    case (false, false): break
    }
  }

  mutating func take(curve: Cubic) {
    for piece in curve.monotonePieces(along: axis) { take(monotone: piece) }
  }

  private mutating func take(monotone piece: Cubic) {
    switch (keeps(piece.start), keeps(piece.end)) {
    case (true, true): add(curve: piece)
    case (true, false): add(curve: piece.beginning(upTo: value, along: axis))
    // From its end on, so that a parameter near it has all its digits.
    case (false, true): add(curve: piece.reversed.beginning(upTo: value, along: axis).reversed)
    case (false, false): break
    }
  }

  private func keeps(_ point: Point) -> Bool {
    side == .below ? axis.of(point) <= value : axis.of(point) >= value
  }

  private func crossing(_ start: Point, _ end: Point) -> Point {
    let share = (value - axis.of(start)) / (axis.of(end) - axis.of(start))
    let point = Point.between(start, end, share)
    return axis == .horizontal ? Point(value, point.y) : Point(point.x, value)
  }

  private mutating func goTo(_ point: Point) {
    if start == nil {
      path.append(.move(point))
      start = point
    } else if here != point {
      path.append(.line(point))
    }
    here = point
  }

  private mutating func add(line start: Point, _ end: Point) {
    goTo(start)
    goTo(end)
  }

  private mutating func add(curve: Cubic) {
    goTo(curve.start)
    path.append(.curve(curve.first, curve.second, curve.end))
    here = curve.end
  }
}
