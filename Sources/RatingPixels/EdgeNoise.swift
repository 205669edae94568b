/// Tells the noise of an edge that moved by a small part of a pixel from everything else.
///
/// An edge that moves by a share of a pixel changes the pixels along it by that share of the contrast across it.
/// A difference is noise where it is at most a tenth of the contrast among the pixel and its eight neighbours,
/// in every premultiplied channel, and as much in colour alone. A boundary that moved by a fifth of a pixel changes
/// its column by a fifth of the contrast and stays different, as does a flat area, which has none.
struct EdgeNoise {
  private let expected: PixelView
  private let actual: PixelView

  /// The largest share of the contrast is 1 / `divisor`.
  private static let divisor: Int32 = 10
  /// What rounding to 8 bits adds where there is an edge at all, one level.
  private static let rounding: Int32 = 257
  /// The least contrast of an edge, 4 levels.
  private static let leastContrast: Int32 = 4 * 257

  init(_ expected: PixelView, _ actual: PixelView) {
    self.expected = expected
    self.actual = actual
  }

  /// Whether the difference at a pixel is such noise; both pictures have one size.
  func explains(_ x: Int, _ y: Int) -> Bool {
    let (before, after) = (Surroundings(expected, x, y), Surroundings(actual, x, y))
    let contrast = EdgeNoise.larger(before.contrast, after.contrast)
    let distance = EdgeNoise.distance(expected.premultiplied(x, y), actual.premultiplied(x, y))
    if contrast.max() >= EdgeNoise.leastContrast,
      all(distance &* EdgeNoise.divisor .<= contrast &+ EdgeNoise.rounding * EdgeNoise.divisor)
    {
      return keepsColor(x, y, EdgeNoise.larger(before.colorContrast, after.colorContrast))
    }
    return fadesAtBorder(x, y)
  }

  /// A translucent pixel of a thin tip weighs little, and so does a boundary that moves in it: its colour is
  /// held to the contrast of colours, beside what rounding does to the colour of little alpha.
  private func keepsColor(_ x: Int, _ y: Int, _ contrast: SIMD4<Int32>) -> Bool {
    let (before, after) = (expected.channels(x, y), actual.channels(x, y))
    let alpha = min(before[3], after[3])
    guard alpha > 0, alpha < 65_535 else { return true }
    var distance = EdgeNoise.distance(before, after)
    distance[3] = 0
    let rounding = min(2 * EdgeNoise.rounding * 65_535 / alpha, 65_535)
    return all(distance &* EdgeNoise.divisor .<= contrast &+ rounding * EdgeNoise.divisor)
  }

  private static func distance(_ first: SIMD4<Int32>, _ second: SIMD4<Int32>) -> SIMD4<Int32> {
    let difference = first &- second
    return difference.replacing(with: 0 &- difference, where: difference .< 0)
  }

  private static func larger(_ first: SIMD4<Int32>, _ second: SIMD4<Int32>) -> SIMD4<Int32> {
    first.replacing(with: second, where: second .> first)
  }

  /// An edge along the picture's border has its other side outside, where nothing is: its noise is a change of
  /// alpha and of no colour.
  private func fadesAtBorder(_ x: Int, _ y: Int) -> Bool {
    guard x == 0 || y == 0 || x == expected.width - 1 || y == expected.height - 1 else { return false }
    let (before, after) = (expected.channels(x, y), actual.channels(x, y))
    let distance = EdgeNoise.distance(before, after)
    return min(before[3], after[3]) > 0 && distance[3] > 0 && distance[3] * EdgeNoise.divisor <= 65_535
      && max(distance[0], distance[1], distance[2]) <= 2 * EdgeNoise.rounding
  }
}
