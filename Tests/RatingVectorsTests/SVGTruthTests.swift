import RatingPixels
import StarRating
import TestSupport
import Testing

/// The SVG painted by librsvg against the truth: mean errors of the premultiplied channels, 0…255.
@Suite struct SVGTruthTests {
  static let shapes = [
    "points=5", "points=3 inner-radius=0.5", "points=4 inner-radius=0.3", "points=6 inner-radius=0.577",
    "points=12 inner-radius=0.75",
  ]

  /// librsvg 2.54.7 comes to 0.401 at most; coordinates in hundredths are part of it.
  @Test(arguments: shapes, [1, 1.5, 2.3])
  func paintedRowIsNearTheTruth(_ shape: String, zoom: Double) throws {
    for rating in ["5", "3.37", "0.61", "4.5", "2.08"] {
      let image = try RatingImage(rating, words: "size=24 step=exact fill=#FFB400 empty=#CCCCCC " + shape)
      let truth = Supersampler.raster(image, scale: zoom)
      let painted = Raster(try PixmapReading.svg(Array(image.svg.utf8), zoom: zoom))
      guard painted.width == truth.width, painted.height == truth.height else {
        Issue.record("\(painted.width) x \(painted.height) for \(truth.width) x \(truth.height)")
        continue
      }
      #expect(painted.meanDifference(from: truth) <= 0.45, "\(rating)")
    }
  }
}
