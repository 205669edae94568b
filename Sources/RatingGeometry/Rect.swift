/// A rectangle in points, the origin at the top left, y downward.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Makes a rectangle from its top left corner and its size, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Rect {
  package var minX: Double { x }
  package var minY: Double { y }
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var center: Point { Point(x + width / 2, y + height / 2) }
  package var size: Size { Size(width: width, height: height) }

  package static let unit = Rect(x: 0, y: 0, width: 1, height: 1)

  /// The rectangle from one corner to the other; the corners in order.
  package init(from lower: Point, to upper: Point) {
    self.init(x: lower.x, y: lower.y, width: upper.x - lower.x, height: upper.y - lower.y)
  }

  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The mirror image about the vertical middle of a picture `width` points wide.
  package func mirrored(inWidth width: Double) -> Rect {
    Rect(x: width - maxX, y: y, width: self.width, height: height)
  }

  /// The largest rectangle of `size`'s proportions within this one, centred.
  package func fitting(_ size: Size) -> Rect {
    let factor = min(width / size.width, height / size.height)
    let fitted = Size(width: size.width * factor, height: size.height * factor)
    return Rect(
      x: x + (width - fitted.width) / 2, y: y + (height - fitted.height) / 2,
      width: fitted.width, height: fitted.height)
  }
}
