import RatingGeometry
import RatingPixels
import RatingStyling

/// The paint of a badge's box: its colour under the gradient that its form lays over it, as one gradient.
///
/// One paint leaves the corners one coverage; a gradient over the boxes would cover them twice.
enum BadgeGround {
  /// Grey levels and their alphas along the height, those of shields.
  private struct Stop {
    let offset: Double
    let level: UInt8
    let alpha: Double
  }

  private static let flat = [Stop(offset: 0, level: 0xBB, alpha: 0.1), Stop(offset: 1, level: 0, alpha: 0.1)]

  /// Shields' four stops; over most of the height colour and alpha both change, where the sum is no straight line: one
  /// stop more halves its distance twice.
  private static let plastic = [
    Stop(offset: 0, level: 0xFF, alpha: 0.7),
    Stop(offset: 0.1, level: 0xAA, alpha: 0.1), Stop(offset: 0.5, level: 0x55, alpha: 0.2),
    Stop(offset: 0.9, level: 0, alpha: 0.3), Stop(offset: 1, level: 0, alpha: 0.5),
  ]

  static func paint(_ color: PixelColor, _ form: BadgeStyle.Form, height: Double) -> ScenePaint {
    let overlay: [Stop]
    switch form {
    case .flat: overlay = flat
    case .plastic: overlay = plastic
    case .flatSquare, .forTheBadge: return color.alpha == 0 ? .none : .solid(color)
    }
    let stops = overlay.map { stop in
      let over =
        PremultipliedColor(
          PixelColor(red: stop.level, green: stop.level, blue: stop.level)) * stop.alpha
      return SceneGradient.Stop(color: over.over(PremultipliedColor(color)).straight, offset: stop.offset)
    }
    return .gradient(SceneGradient(start: Point(0, 0), end: Point(0, height), stops: stops))
  }
}
