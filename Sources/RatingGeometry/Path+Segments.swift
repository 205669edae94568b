extension Path {
  /// One straight or curved piece of an outline.
  package enum Segment {
    case line(Point, Point)
    case curve(Cubic)

    package var start: Point {
      switch self {
      case .line(let start, _): start
      case .curve(let curve): curve.start
      }
    }

    package var end: Point {
      switch self {
      case .line(_, let end): end
      case .curve(let curve): curve.end
      }
    }
  }

  /// The segments of each subpath in order, each subpath closed by a line where it has none.
  package var contours: [[Segment]] {
    var result: [[Segment]] = []
    var current: [Segment] = []
    var start = Point(0, 0)
    var here = Point(0, 0)
    func close() {
      if here != start { current.append(.line(here, start)) }
      if !current.isEmpty { result.append(current) }
      current = []
      here = start
    }
    for element in elements {
      switch element {
      case .move(let point):
        close()
        start = point
        here = point
      case .line(let point):
        current.append(.line(here, point))
        here = point
      case .curve(let first, let second, let end):
        current.append(.curve(Cubic(here, first, second, end)))
        here = end
      case .close:
        close()
      }
    }
    close()
    return result
  }
}
