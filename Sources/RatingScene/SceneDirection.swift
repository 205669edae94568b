import RatingGeometry

/// The way from a symbol's full part to its empty one.
package enum SceneDirection: Hashable, Sendable {
  case right, left, down, up

  package var axis: Axis { self == .right || self == .left ? .horizontal : .vertical }

  /// Whether the full part is the one with the greater coordinates.
  package var isBackward: Bool { self == .left || self == .up }
}
