import RatingGeometry
import RatingPixels
import StarRating

/// One symbol of a picture from left to right: its outline and where its full part ends, in pixels.
package struct PlacedOutline: Sendable {
  /// The outline as polygons, curves within a thousandth of a cell.
  package let contours: [[Point]]
  package let boundary: Double

  package var corners: [Point] { contours.flatMap { $0 } }

  /// The symbols of a row at a scale.
  package static func all(in image: RatingImage, scale: Double) -> [PlacedOutline] {
    zip(image.frames, image.levels).map { frame, level in
      let contours = image.style.outlinePath.flattened(tolerance: 1e-4).map { polygon in
        polygon.map { point in
          Point((frame.x + point.x * frame.width) * scale, (frame.y + point.y * frame.height) * scale)
        }
      }
      let columns = contours.joined().map(\.x)
      let (left, right) = (columns.min() ?? 0, columns.max() ?? 0)
      return PlacedOutline(contours: contours, boundary: left + level * (right - left))
    }
  }
}
