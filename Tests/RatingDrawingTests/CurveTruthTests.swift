import RatingPixels
import StarRating
import TestSupport
import Testing

/// Symbols of curves, own paths and rounded corners against 16 x 16 samples a pixel of their flattened outlines.
@Suite struct CurveTruthTests {
  static let symbols = [
    "symbol=heart", "symbol=circle", "symbol=diamond", "symbol=square", "corner-radius=0.12",
    "symbol=diamond corner-radius=0.3", "symbol=square corner-radius=0.5",
    "points=7 inner-radius=0.6 corner-radius=0.05",
    "path=M0,0H10V10H0ZM2,2V8H8V2Z", "path=M3,3h10a4,4,0,0,1,0,8H3z",
    // Two squares that overlap, both the same way round: one area by the non-zero rule.
    "path=M0,0H6V6H0ZM4,4H10V10H4Z",
  ]

  /// No farther from the truth than plain cairo's overlay of the same outlines; 0.25 where that happens to be
  /// nearer still. Cairo samples 15 lines a pixel: an edge level with one falls on either side of it, so that
  /// one of the 132 pictures is 5 % farther than the overlay.
  @Test(arguments: symbols, [1, 1.5, 2.3])
  func pictureIsTheTruth(_ symbol: String, scale: Double) throws {
    for rating in ["0", "3.37", "0.61", "5"] {
      let image = try RatingImage(rating, words: "size=24 step=exact fill=#FFB400 empty=#CCCCCC " + symbol)
      let truth = Supersampler.raster(image, scale: scale)
      let ours = try Raster(image.pixmap(scale: scale)).meanDifference(from: truth)
      let usual = PlainCairo.overlay(image, scale: scale).meanDifference(from: truth)
      #expect(ours <= max(usual * 1.06, 0.25), "\(rating)")
    }
  }

  /// The check bites: a symbol half a pixel off fails it.
  @Test func movedSymbolFailsTheSameCheck() throws {
    let image = try RatingImage("5", words: "size=24 symbol=heart padding=1 empty=#CCCCCC")
    let moved = try RatingImage("5", words: "size=24 symbol=heart padding=1,0.5,1,1.5 empty=#CCCCCC")
    let truth = Supersampler.raster(image, scale: 1)
    #expect(try Raster(moved.pixmap()).meanDifference(from: truth) > 0.25)
  }
}
