import RatingGeometry
import RatingPixels
import RatingScene
import RatingStyling

/// A picture scaled once, to be set by whole pixels.
final class ImageTile: Sendable {
  /// Everything that a tile depends on, without the picture's pixels: a tile outlives them.
  struct Key: Hashable, Sendable {
    let picture: PictureIdentity
    /// Pixels that the picture becomes.
    let width: Double
    let height: Double
    /// Where it starts within its first pixel, in [0, 1).
    let phaseX: Double
    let phaseY: Double
    let highlight: Double
  }

  let width: Int
  let height: Int
  /// Straight colours, packed, row by row.
  let pixels: [UInt32]

  /// - Parameter picture: the one that the key names.
  init(_ key: Key, of picture: RatingStyle.Picture) {
    let columns = ScaleWeights(from: picture.width, start: key.phaseX, length: key.width)
    let rows = ScaleWeights(from: picture.height, start: key.phaseY, length: key.height)
    width = columns.count
    height = rows.count
    var pixels = ImageScaling.scaled(picture.pixmap, columns, rows)
    if key.highlight > 0 {
      for index in pixels.indices where pixels[index] >> 24 != 0 {
        pixels[index] = PixelColor(packed: pixels[index]).mixedWithWhite(key.highlight).packed
      }
    }
    self.pixels = pixels
  }
}

/// The scaled pictures that are kept across ratings.
enum ImageTileCache {
  /// A pixel takes four bytes.
  static let shared = GenerationCache<ImageTile.Key, ImageTile>(limit: 4_000_000) { $1.pixels.count }
}
