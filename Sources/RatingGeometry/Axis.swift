/// One of the two directions of the plane.
package enum Axis: Hashable, Sendable {
  case horizontal, vertical

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
