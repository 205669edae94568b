import RatingPixels

/// What an area is painted with.
package enum ScenePaint: Hashable, Sendable {
  case none
  case solid(PixelColor)
}
