import RatingGeometry
import RatingPixels
import StarRating

/// One symbol of a picture from left to right: its corners and where its full part ends, in pixels.
package struct PlacedOutline: Sendable {
  package let corners: [Point]
  package let boundary: Double

  /// The symbols of a row of stars at a scale.
  package static func all(in image: RatingImage, scale: Double) -> [PlacedOutline] {
    zip(image.frames, image.levels).map { frame, level in
      let corners = image.style.outlinePath.elements.compactMap { element -> Point? in
        switch element {
        case .move(let point), .line(let point):
          Point((frame.x + point.x * frame.width) * scale, (frame.y + point.y * frame.height) * scale)
        case .curve, .close: nil
        }
      }
      let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
      return PlacedOutline(corners: corners, boundary: left + level * (right - left))
    }
  }
}
