import RatingGeometry
import RatingPixels

/// What a vector element's area or line is painted with, in the picture's units.
package enum VectorPaint: Hashable, Sendable {
  case none
  case solid(PixelColor)
  case gradient(SceneGradient)
  /// One colour before a place along an axis, another behind it.
  case split(at: Double, Axis, before: PixelColor, after: PixelColor)
}
