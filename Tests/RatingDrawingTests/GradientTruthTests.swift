import RatingPixels
import StarRating
import TestSupport
import Testing

/// Gradients against 16 x 16 samples a pixel, each sample of the colour that CSS gives its place.
@Suite struct GradientTruthTests {
  static let paints = [
    "fill=linear-gradient(90deg,red,blue)", "fill=linear-gradient(red,#0f0)",
    "fill=linear-gradient(37deg,red,gold,#00f)", "fill=linear-gradient(-120deg,#000,#fff)",
    "fill=linear-gradient(90deg,#f008,#00ff)", "empty=linear-gradient(315deg,#eee,#333)",
    "fill=linear-gradient(60deg,red,gold) empty=linear-gradient(150deg,#8888,#fff)",
    "gradient-across=row fill=linear-gradient(90deg,red,gold,#0a0)",
    "gradient-across=row fill=linear-gradient(25deg,red,#00f) empty=linear-gradient(0deg,#000,#fff)",
    "symbol=heart fill=linear-gradient(45deg,red,gold)", "corner-radius=0.12 fill=linear-gradient(red,gold)",
    "symbol=path path=M3,3h10a4,4,0,0,1,0,8H3z fill=linear-gradient(80deg,red,gold)",
  ]
  private static let style = "size=24 stars=3 step=exact "

  /// A quarter, by which rounding a channel to a whole number is off on average, and what cairo's edges add
  /// where the same symbols are white.
  private func bound(_ image: RatingImage, scale: Double) throws -> Double {
    let white = RatingStyle.Paint.color(RatingStyle.Color(red: 255, green: 255, blue: 255))
    let style = try image.style.changing {
      $0.fill = white
      $0.empty = white
    }
    let plain = try RatingImage(2, style: style)
    let truth = Supersampler.raster(plain, scale: scale)
    return try 0.25 + Raster(plain.pixmap(scale: scale)).meanDifference(from: truth)
  }

  private func difference(_ image: RatingImage, _ truth: Raster, scale: Double) throws -> Double {
    try Raster(image.pixmap(scale: scale)).meanDifference(from: truth)
  }

  @Test(arguments: paints, [1, 1.7])
  func everySampleHasItsColour(_ paint: String, scale: Double) throws {
    let image = try RatingImage("2.37", words: GradientTruthTests.style + paint)
    let truth = Supersampler.gradientRaster(image, scale: scale)
    #expect(try difference(image, truth, scale: scale) <= bound(image, scale: scale))
  }

  /// Stops in places of their own, two of them in one: a hard edge, which a pixel's middle decides.
  @Test(arguments: [1, 1.5, 2.3])
  func stopsStandWhereTheyAreSaidTo(scale: Double) throws {
    for words in [
      "linear-gradient(90deg, red 20%, blue 80%)", "linear-gradient(45deg, red, gold 30%, #0a0 40%, blue)",
      "linear-gradient(180deg, red 50%, blue 50%)",
    ] {
      let style = try RatingStyle {
        $0.fill = RatingStyle.Paint(css: words) ?? .none
        $0.step = .exact
        $0.stars = 3
      }
      let image = try RatingImage(2.37, style: style)
      let truth = Supersampler.gradientRaster(image, scale: scale)
      let more = words.contains("50%") ? 1.0 : 0
      #expect(try difference(image, truth, scale: scale) <= bound(image, scale: scale) + more, "\(words)")
    }
  }

  /// The check bites: some degrees more fail it, and so does the row's box for that of the symbol.
  @Test func otherGradientsFailTheSameCheck() throws {
    func image(_ paint: String) throws -> RatingImage {
      try RatingImage("3", words: GradientTruthTests.style + "points=3 " + paint)
    }
    let right = try image("fill=linear-gradient(37deg,red,blue)")
    let truth = Supersampler.gradientRaster(right, scale: 1)
    for paint in [
      "fill=linear-gradient(47deg,red,blue)", "gradient-across=row fill=linear-gradient(37deg,red,blue)",
    ] {
      #expect(try difference(image(paint), truth, scale: 1) > bound(right, scale: 1))
    }
  }
}
