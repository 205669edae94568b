import RatingGeometry

/// One symbol of a row, full before its split and empty behind it.
package struct SceneSymbol: Hashable, Sendable {
  /// The outline's place in the scene's shapes.
  package let shape: Int
  /// The square that the shape's unit square becomes.
  package let frame: Rect
  package let full: SceneLook
  package let empty: SceneLook
  /// The full part as a share of the outline's own box, 0…1.
  package let split: Double
  /// The way from the full part to the empty one; in a mirrored symbol before it is mirrored.
  package let direction: SceneDirection
  /// Whether the symbol is painted as the mirror image, about the picture's middle, of one that is not.
  package let isMirrored: Bool

  package init(
    shape: Int, frame: Rect, full: SceneLook, empty: SceneLook, split: Double,
    direction: SceneDirection = .right,
    isMirrored: Bool
  ) {
    self.shape = shape
    self.frame = frame
    self.full = full
    self.empty = empty
    self.split = split
    self.direction = direction
    self.isMirrored = isMirrored
  }
}
