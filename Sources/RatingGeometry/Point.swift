/// A place in points, the origin at the top left, y downward.
public struct Point: Hashable, Sendable {
  /// Points from the left edge.
  public var x: Double
  /// Points from the top edge.
  public var y: Double

  /// Makes a point from its coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension Point {
  package init(_ x: Double, _ y: Double) {
    self.init(x: x, y: y)
  }

  package static func + (left: Point, right: Point) -> Point { Point(left.x + right.x, left.y + right.y) }
  package static func - (left: Point, right: Point) -> Point { Point(left.x - right.x, left.y - right.y) }
  package static func * (left: Point, factor: Double) -> Point { Point(left.x * factor, left.y * factor) }

  /// The point `share` of the way from `start` to `end`.
  package static func between(_ start: Point, _ end: Point, _ share: Double) -> Point {
    Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
  }

  package var length: Double { (x * x + y * y).squareRoot() }

  /// The cross product's height: positive where `other` turns clockwise from this vector, y downward.
  package func cross(_ other: Point) -> Double { x * other.y - y * other.x }
}
