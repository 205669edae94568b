import RatingCodecs
import RatingPixels
import RatingStyling
import StarRating

extension RatingStyle.Picture {
  /// A picture with a colour of its own for each pixel, from a PNG file as users have them.
  package static func made(
    width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> PixelColor
  ) throws -> RatingStyle.Picture {
    var pixmap = try Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { pixmap[x, y] = color(x, y) }
    }
    return try RatingStyle.Picture(PNGEncoder(scale: 1).bytes(pixmap))
  }

  /// A picture of one colour.
  package static func plain(
    _ color: PixelColor, width: Int = 20, height: Int = 20
  ) throws -> RatingStyle.Picture {
    try made(width: width, height: height) { _, _ in color }
  }

  /// Random colours and alphas, the same in each run.
  package static func random(
    width: Int, height: Int, seed: UInt64, opaque: Bool = false
  ) throws -> RatingStyle.Picture {
    var random = SeededGenerator(seed: seed)
    return try made(width: width, height: height) { _, _ in
      PixelColor(
        red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
        blue: .random(in: 0...255, using: &random), alpha: opaque ? 255 : .random(in: 0...255, using: &random)
      )
    }
  }
}
