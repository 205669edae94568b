import RatingGeometry

/// An area of one paint.
package struct SceneFill: Hashable, Sendable {
  package let path: Path
  package let paint: ScenePaint
  /// Whether it is painted as the mirror image, about the picture's middle, of one that is not.
  package let isMirrored: Bool

  package init(path: Path, paint: ScenePaint, isMirrored: Bool = false) {
    self.path = path
    self.paint = paint
    self.isMirrored = isMirrored
  }
}
