extension Path {
  /// Which side of a line across an axis is kept.
  package enum Side: Sendable {
    case below, above
  }

  /// The part of the filled path on one side of the line `axis = value`, as an outline of its own.
  ///
  /// Pieces that hang together only outside are joined by edges along the line, which enclose no area.
  package func clipped(to side: Side, of value: Double, along axis: Axis) -> Path {
    var result = Path()
    for contour in contours {
      var clip = ContourClip(side: side, value: value, axis: axis)
      for segment in contour { clip.take(segment) }
      result.append(clip.path)
    }
    return result
  }
}

/// One contour on its way through the line.
private struct ContourClip {
  let side: Path.Side
  let value: Double
  let axis: Axis
  private var elements: [Path.Element] = []
  private var here: Point?

  init(side: Path.Side, value: Double, axis: Axis) {
    self.side = side
    self.value = value
    self.axis = axis
  }

  var path: Path {
    guard elements.count > 2, case .move(let start) = elements[0] else { return Path() }
    // Closing draws the last line by itself.
    let ring = elements.last == .line(start) ? elements.dropLast() : elements[...]
    return Path(ring + [.close])
  }

  mutating func take(_ segment: Path.Segment) {
    switch segment {
    case .line(let start, let end):
      switch (keeps(start), keeps(end)) {
      case (true, true): add(line: start, end)
      case (true, false): add(line: start, crossing(start, end))
      case (false, true): add(line: crossing(start, end), end)
      case (false, false): break
      }
    case .curve(let curve):
      for piece in curve.monotonePieces(along: axis) { take(monotone: piece) }
    }
  }

  private mutating func take(monotone piece: Cubic) {
    switch (keeps(piece.start), keeps(piece.end)) {
    case (true, true): add(curve: piece)
    case (true, false): add(curve: piece.split(at: piece.parameter(at: value, along: axis)).0)
    case (false, true): add(curve: piece.split(at: piece.parameter(at: value, along: axis)).1)
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
    if elements.isEmpty {
      elements.append(.move(point))
    } else if here != point {
      elements.append(.line(point))
    }
    here = point
  }

  private mutating func add(line start: Point, _ end: Point) {
    goTo(start)
    goTo(end)
  }

  private mutating func add(curve: Cubic) {
    goTo(curve.start)
    elements.append(.curve(curve.first, curve.second, curve.end))
    here = curve.end
  }
}
