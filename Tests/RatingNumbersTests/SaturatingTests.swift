import RatingNumbers
import Testing

@Suite struct SaturatingTests {
  @Test(
    arguments: [
      (0, 0), (-0.0, 0), (2.9, 2), (-2.9, -2), (1e15 + 0.5, 1_000_000_000_000_000),
      (Double.leastNonzeroMagnitude, 0),
      (9_007_199_254_740_991, 9_007_199_254_740_991), (-9_007_199_254_740_991, -9_007_199_254_740_991),
      (9_007_199_254_740_992, 9_007_199_254_740_992), (1e19, 9_007_199_254_740_992),
      (-1e19, -9_007_199_254_740_992), (.infinity, 9_007_199_254_740_992),
      (-.infinity, -9_007_199_254_740_992), (.nan, 0), (1e308, 9_007_199_254_740_992),
    ] as [(Double, Int)])
  func everyNumberHasAWhole(value: Double, right: Int) {
    #expect(Int(saturating: value) == right)
  }

  @Test(arguments: [1e300, .infinity, -1e300, .nan, 1e14])
  func everyNumberIsPrinted(value: Double) {
    #expect(NumberText.short(value, places: 6).count <= 18)
  }
}
