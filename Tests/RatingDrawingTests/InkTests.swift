import RatingGeometry
import RatingPixels
import StarRating
import TestSupport
import Testing

/// `fill-measure area`: the full part holds that share of the symbol's ink.
@Suite struct InkTests {
  static let symbols = [
    "points=5", "points=3 inner-radius=0.5", "symbol=heart", "symbol=circle", "symbol=diamond",
    "symbol=square",
    "corner-radius=0.1", "path=M0,0H10V10H0ZM2,2V8H8V2Z", "path=M0,0H6V6H0ZM4,4H10V10H4Z",
    "path=M0,0L10,1L3,10Z",
  ]
  static let directions = ["ltr", "rtl", "ttb", "btt"]

  /// Ink of the full colour over all ink, by coverage, within 1 %.
  @Test(arguments: symbols, directions)
  func pixelsHoldTheShare(_ symbol: String, direction: String) throws {
    for share in ["0.1", "0.25", "0.5", "0.8", "0.95"] {
      let image = try RatingImage(
        share,
        words:
          "stars=1 size=64 step=exact fill-measure=area fill=#f00 empty=#00f fill-direction=\(direction) \(symbol)"
      )
      let picture = Raster(try image.pixmap(scale: 2))
      let places = 0..<(picture.width * picture.height)
      let red = places.reduce(0.0) { $0 + picture.red($1) }
      let blue = places.reduce(0.0) { $0 + picture.blue($1) }
      #expect(abs(red / (red + blue) - Double(share)!) < 0.01, "\(share)")
    }
  }

  /// Known for the regular star: a tenth of its ink lies left of 0.262 of its width, a half left of a half.
  @Test(arguments: [(0.05, 0.205), (0.1, 0.262), (0.25, 0.364), (0.5, 0.5), (0.75, 0.636), (0.9, 0.738)])
  func starsProfileIsTheKnownOne(ink: Double, width: Double) throws {
    let style = try RatingStyle { $0.fillMeasure = .area }
    let profile = try #require(style.inkProfile)
    #expect(abs(profile.width(holding: ink) - width) < 0.001)
    #expect(abs(profile.ink(before: profile.width(holding: ink)) - ink) < 1e-6)
  }

  /// Within 0.1 % on the geometry: a disc's segments have a formula.
  @Test(arguments: [0.1, 0.3, 0.5, 0.77])
  func discsSegmentsAreRight(width: Double) throws {
    let style = try RatingStyle {
      $0.symbol = .circle
      $0.fillMeasure = .area
    }
    let profile = try #require(style.inkProfile)
    let height = 1 - 2 * width
    let angle = acosine(height)
    let segment = (angle - height * (1 - height * height).squareRoot()) / .pi
    #expect(abs(profile.ink(before: width) - segment) < 0.001)
  }

  /// The inverse of the cosine by halving, so that the test needs no library.
  private func acosine(_ value: Double) -> Double {
    var (low, high) = (0.0, Double.pi)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if cosine(middle) > value { low = middle } else { high = middle }
    }
    return low
  }

  private func cosine(_ angle: Double) -> Double {
    var (term, sum) = (1.0, 1.0)
    for index in stride(from: 1.0, to: 40, by: 2) {
      term *= -angle * angle / (index * (index + 1))
      sum += term
    }
    return sum
  }
}
