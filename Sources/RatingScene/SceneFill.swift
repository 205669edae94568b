import RatingGeometry

/// An area of one paint.
package struct SceneFill: Hashable, Sendable {
  package let path: Path
  package let paint: ScenePaint
  /// Whether it is painted as the mirror image, about the picture's middle, of one that is not.
  package let isMirrored: Bool
  /// How far the path is moved down; a shadow is the path of what throws it.
  package let drop: Double

  package init(path: Path, paint: ScenePaint, isMirrored: Bool = false, drop: Double = 0) {
    self.path = path
    self.paint = paint
    self.isMirrored = isMirrored
    self.drop = drop
  }
}

extension SceneFill {
  /// Takes the path into the picture as it is seen, `width` points wide.
  package func transform(inWidth width: Double) -> Transform {
    Transform(scaleX: isMirrored ? -1 : 1, scaleY: 1, moveX: isMirrored ? width : 0, moveY: drop)
  }

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
