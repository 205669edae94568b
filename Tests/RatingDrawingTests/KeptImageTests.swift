import RatingGeometry
import RatingPixels
import RatingScene
import RatingStyling
import StarRating
import TestSupport
import Testing

@testable import RatingDrawing

/// Scaled pictures are kept, the pictures themselves are not.
@Suite struct KeptImageTests {
  /// Draws a picture large and lets go of it.
  private func drawn(_ seed: UInt64) throws -> Weak {
    let picture = try RatingStyle.Picture.random(width: 300, height: 300, seed: seed)
    let style = try RatingStyle { $0.fullImage = picture }
    #expect(try RatingImage(5, style: style).pixmap().pixels.contains { $0 != 0 })
    let storage = try #require(Mirror(reflecting: picture).descendant("storage"))
    return Weak(storage as AnyObject)
  }

  /// A batch names another photo in each of its rows.
  @Test func noPictureLivesOnInAKey() throws {
    for seed in 1...3 {
      let storage = try drawn(UInt64(seed))
      #expect(storage.object == nil)
    }
  }

  /// A star of a photo is scaled once, not once a star and drawing, however large the photo.
  @Test func aPictureIsScaledOnce() throws {
    let picture = try RatingStyle.Picture.plain(
      PixelColor(red: 9, green: 8, blue: 7), width: 1_100, height: 1_000)
    let style = try RatingStyle {
      $0.fullImage = picture
      ($0.gap, $0.size) = (0, 24)
    }
    let tiles = try (1...2).flatMap { _ in
      let drawing = try SceneDrawing(RatingImage(5, style: style).scene, scale: 1)
      return drawing.scene.items.compactMap { item -> ImageTile? in
        guard case .image(let image) = item else { return nil }
        return PlacedImages(image, in: drawing).full?.tile
      }
    }
    #expect(tiles.count == 10)
    #expect(tiles.allSatisfy { $0 === tiles.first })
  }

  /// Two pictures of one size are told apart, copies of one are not.
  @Test func copiesHaveOneIdentity() throws {
    let pictures = try (1...2).map { try RatingStyle.Picture.random(width: 4, height: 4, seed: $0) }
    let copy = pictures[0]
    #expect(copy.identity == pictures[0].identity)
    #expect(pictures[0].identity != pictures[1].identity)
  }
}

private final class Weak {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
