/// A box of whole pixels, counted from the top left; never empty.
package struct PixelBox: Hashable, Sendable {
  package private(set) var x, y, width, height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    precondition(width > 0 && height > 0)
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Grows just enough to hold a pixel.
  mutating func add(_ x: Int, _ y: Int) {
    let (right, bottom) = (max(self.x + width, x + 1), max(self.y + height, y + 1))
    self.x = min(self.x, x)
    self.y = min(self.y, y)
    width = right - self.x
    height = bottom - self.y
  }
}
