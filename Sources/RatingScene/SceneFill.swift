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

extension SceneFill {
  /// The paint in the picture as it is seen, mirrored where the fill is.
  package func vectorPaint(inWidth width: Double) -> VectorPaint {
    switch paint {
    case .none: return .none
    case .solid(let color): return .solid(color)
    case .gradient(let gradient):
      guard isMirrored else { return .gradient(gradient) }
      func mirrored(_ point: Point) -> Point { Point(width - point.x, point.y) }
      return .gradient(
        SceneGradient(start: mirrored(gradient.start), end: mirrored(gradient.end), stops: gradient.stops))
    }
  }
}
