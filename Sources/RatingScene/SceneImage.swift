import RatingGeometry
import RatingStyling

/// Pictures in place of one symbol: full before the split, empty behind it.
package struct SceneImage: Hashable, Sendable {
  /// What shows before the split, nil for nothing.
  package let full: Part?
  /// What shows behind it.
  package let empty: Part?
  /// The full part as a share of the picture's own box, 0…1.
  package let split: Double
  /// The way from the full part to the empty one; in a mirrored item before it is mirrored.
  package let direction: SceneDirection
  /// Whether it is painted as the mirror image, about the scene's middle, of one that is not.
  package let isMirrored: Bool
  /// The share of white mixed into each colour, 0…1.
  package let highlight: Double

  /// A picture and the box it fills.
  package struct Part: Hashable, Sendable {
    package let picture: RatingStyle.Picture
    /// In the scene that is not mirrored.
    package let box: Rect

    /// The picture in its own proportions in the middle of a frame.
    init(_ picture: RatingStyle.Picture, in frame: Rect) {
      self.picture = picture
      box = frame.fitting(Size(width: Double(picture.width), height: Double(picture.height)))
    }
  }
}

extension SceneImage {
  /// Where the full part ends along its axis, and the box that is measured; nil where nothing shows.
  package var boundary: (place: Double, box: Rect)? {
    guard let box = (full ?? empty)?.box else { return nil }
    let axis = direction.axis
    let share = direction.isBackward ? 1 - split : split
    return (axis.start(of: box) + axis.length(of: box) * share, box)
  }
}
