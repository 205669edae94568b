import Foundation
import RatingPixels
import RatingStyling

/// Pictures by names: smooth ones, for each reader scales in its own way.
package struct MadePictures: PictureLoading {
  package static let all = try! MadePictures()
  package static let names = ["photo", "star", "ring", "wide"]

  private let pictures: [String: RatingStyle.Picture]

  private init() throws {
    pictures = [
      // Opaque, higher than wide.
      "photo": try .made(width: 36, height: 48) { x, y in
        PixelColor(red: UInt8(7 * x), green: UInt8(5 * y), blue: 120)
      },
      "star": try .made(width: 48, height: 48) { x, y in
        let (across, down) = (abs(Double(x) - 23.5) / 24, abs(Double(y) - 23.5) / 24)
        return PixelColor(
          red: 255, green: UInt8(4 * y), blue: 0, alpha: MadePictures.soft(24 * (1 - across - down)))
      },
      "ring": try .made(width: 40, height: 40) { x, y in
        let distance = hypot(Double(x) - 19.5, Double(y) - 19.5)
        return PixelColor(
          red: 40, green: 90, blue: UInt8(5 * x), alpha: MadePictures.soft(6 - abs(distance - 13)))
      },
      // Translucent, wider than high.
      "wide": try .made(width: 60, height: 30) { x, y in
        PixelColor(red: UInt8(4 * x), green: 160, blue: UInt8(8 * y), alpha: UInt8(60 + 3 * x))
      },
    ]
  }

  /// An edge that fades over two pixels.
  private static func soft(_ inside: Double) -> UInt8 { UInt8(min(max(128 + 128 * inside, 0), 255)) }

  package func picture(
    _ path: String, for property: RatingStyle.Property
  ) throws(PropertyError) -> RatingStyle.Picture {
    guard let picture = pictures[path] else {
      throw .unreadable(property, path: path, reason: "no such picture")
    }
    return picture
  }

  /// What rows are laid over.
  package static let photo = try! RatingStyle.Picture.made(width: 160, height: 100) { x, y in
    PixelColor(red: UInt8(x), green: UInt8(2 * y), blue: 200)
  }
}
