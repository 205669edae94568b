import RatingPixels

/// What an area is painted with.
package enum ScenePaint: Hashable, Sendable {
  case none
  case solid(PixelColor)
  case gradient(SceneGradient)
}

extension ScenePaint {
  /// A gradient, or the one colour that is all that is seen of it.
  init(_ gradient: SceneGradient) {
    let color = gradient.stops[0].color
    if gradient.stops.contains(where: { $0.color != color }) {
      self = .gradient(gradient)
    } else {
      self = color.alpha == 0 ? .none : .solid(color)
    }
  }

  /// The colour of a plain paint.
  package var color: PixelColor? {
    if case .solid(let color) = self { color } else { nil }
  }

  package var isGradient: Bool {
    if case .gradient = self { true } else { false }
  }

  /// Whether nothing shines through, or nothing is painted.
  package var isOpaqueOrNone: Bool {
    switch self {
    case .none: true
    case .solid(let color): color.alpha == 255
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 255 }
    }
  }
}
