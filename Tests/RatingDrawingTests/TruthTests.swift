import RatingPixels
import StarRating
import TestSupport
import Testing

/// The picture against the truth, and against what plain cairo makes of it.
///
/// Mean errors are of the premultiplied channels, 0…255.
@Suite struct TruthTests {
  static let shapes = [
    "points=5", "points=3 inner-radius=0.5", "points=4 inner-radius=0.3", "points=6 inner-radius=0.577",
    "points=12 inner-radius=0.75",
  ]
  static let scales = [1, 1.5, 2.3]
  private static let style = "size=24 step=exact fill=#FFB400 empty=#CCCCCC "

  @Test(arguments: shapes, scales)
  func partlyFilledRowIsAsNearAsTheUsualOverlay(_ shape: String, scale: Double) throws {
    for rating in ["3.37", "0.61", "4.5", "2.08"] {
      let image = try RatingImage(rating, words: TruthTests.style + shape)
      let truth = Supersampler.raster(image, scale: scale)
      let ours = try Raster(image.pixmap(scale: scale)).meanDifference(from: truth)
      let usual = PlainCairo.overlay(image, scale: scale).meanDifference(from: truth)
      #expect(ours <= usual, "\(rating)")
    }
  }

  @Test(arguments: shapes, scales)
  func fullRowIsAsNearAsCairosOwnFill(_ shape: String, scale: Double) throws {
    let image = try RatingImage("5", words: "size=24 step=exact fill=#FFB400 empty=#FFB400 " + shape)
    let truth = Supersampler.raster(image, scale: scale)
    let ours = try Raster(image.pixmap(scale: scale)).meanDifference(from: truth)
    let cairos = PlainCairo.singleFill(image, scale: scale, image.style.fill.plainColor!)
      .meanDifference(from: truth)
    // Where a corner falls between cairo's steps of 1/256 differs by place: 0.0937 for 0.0936 at most.
    #expect(ours <= cairos * 1.002)
  }

  /// The truth itself: a square on its tip covers half of its box, a half of it a quarter.
  @Test func supersamplerKnowsAreas() throws {
    let image = try RatingImage(
      "0.5", words: "size=40 stars=1 step=exact points=4 inner-radius=0.70710678 fill=#f00 empty=#00f")
    let truth = Supersampler.raster(image, scale: 1)
    let reds = (0..<1_600).reduce(0.0) { $0 + truth.red($1) } / 255
    let blues = (0..<1_600).reduce(0.0) { $0 + truth.blue($1) } / 255
    #expect(abs(reds - 400) < 2)
    #expect(abs(blues - 400) < 2)
  }
}
