/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Makes a size, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
