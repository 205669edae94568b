/// One of the two directions of the plane.
package enum Axis: Hashable, Sendable {
  case horizontal, vertical

  package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// The point at a place along this axis and one along the other.
  package func point(_ place: Double, _ other: Double) -> Point {
    self == .horizontal ? Point(place, other) : Point(other, place)
  }

  package func of(_ point: Point) -> Double {
    self == .horizontal ? point.x : point.y
  }

  package func start(of rect: Rect) -> Double {
    self == .horizontal ? rect.minX : rect.minY
  }

  package func length(of rect: Rect) -> Double {
    self == .horizontal ? rect.width : rect.height
  }
}
