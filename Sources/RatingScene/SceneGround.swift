import RatingGeometry
import RatingStyling

/// A photo under a scene, as documents hold it; its pixels are the document's units.
package struct SceneGround: Sendable {
  package let photo: RatingStyle.Picture
  /// What is laid over the photo before the scene, and where.
  package let patch: (picture: RatingStyle.Picture, box: Rect)?
  /// The scene's top left corner.
  package let corner: Point
  /// What a point of the scene becomes.
  package let scale: Double

  package init(
    photo: RatingStyle.Picture, patch: (picture: RatingStyle.Picture, box: Rect)?, corner: Point,
    scale: Double
  ) {
    self.photo = photo
    self.patch = patch
    self.corner = corner
    self.scale = scale
  }

  package var size: Size { Size(width: Double(photo.width), height: Double(photo.height)) }

  /// The photo and what is laid over it, in order.
  package var pictures: [(picture: RatingStyle.Picture, box: Rect)] {
    [(photo, Rect(x: 0, y: 0, width: size.width, height: size.height))] + (patch.map { [$0] } ?? [])
  }
}
