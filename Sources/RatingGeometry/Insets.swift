/// Space kept free along the four sides, in points, each finite and not negative.
public struct Insets: Hashable, Sendable {
  /// Space above.
  public let top: Double
  /// Space to the right.
  public let right: Double
  /// Space below.
  public let bottom: Double
  /// Space to the left.
  public let left: Double

  /// Makes insets in the order of CSS: top, right, bottom, left, in points.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// The same space on all four sides, in points.
  public init(_ all: Double) {
    self.init(top: all, right: all, bottom: all, left: all)
  }
}

extension Insets {
  package var horizontal: Double { left + right }
  package var vertical: Double { top + bottom }
  package var all: [Double] { [top, right, bottom, left] }
}
