import RatingGeometry

/// An outline within the unit square, and its own box there.
package struct SceneShape: Hashable, Sendable {
  package let path: Path
  package let bounds: Rect

  package init(path: Path, bounds: Rect) {
    self.path = path
    self.bounds = bounds
  }
}
