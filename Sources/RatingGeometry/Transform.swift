/// A scaling along the axes and a move: what a symbol needs to stand in its cell.
package struct Transform: Hashable, Sendable {
  package var scaleX: Double
  package var scaleY: Double
  package var moveX: Double
  package var moveY: Double

  package init(scaleX: Double, scaleY: Double, moveX: Double, moveY: Double) {
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.moveX = moveX
    self.moveY = moveY
  }

  package static let identity = Transform(scaleX: 1, scaleY: 1, moveX: 0, moveY: 0)

  /// Takes the box `source` onto the box `target`.
  package init(from source: Rect, to target: Rect) {
    scaleX = target.width / source.width
    scaleY = target.height / source.height
    moveX = target.x - source.x * scaleX
    moveY = target.y - source.y * scaleY
  }

  package func callAsFunction(_ point: Point) -> Point {
    Point(point.x * scaleX + moveX, point.y * scaleY + moveY)
  }

  package func callAsFunction(_ rect: Rect) -> Rect {
    let first = self(Point(rect.minX, rect.minY))
    let second = self(Point(rect.maxX, rect.maxY))
    return Rect(
      from: Point(min(first.x, second.x), min(first.y, second.y)),
      to: Point(max(first.x, second.x), max(first.y, second.y)))
  }
}

extension Transform {
  /// This transform, and `next` after it.
  package func then(_ next: Transform) -> Transform {
    Transform(
      scaleX: scaleX * next.scaleX, scaleY: scaleY * next.scaleY,
      moveX: moveX * next.scaleX + next.moveX, moveY: moveY * next.scaleY + next.moveY)
  }
}
