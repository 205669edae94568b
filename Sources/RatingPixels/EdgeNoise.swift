/// Tells the noise of an edge that moved by a small part of a pixel from everything else.
///
/// An edge that moves by a share of a pixel changes the pixels along it by that share of the contrast across it.
/// A difference is noise where it is at most an eighth of the contrast among the pixel and its eight neighbours,
/// in every premultiplied channel. A boundary that moved by a quarter of a pixel changes its column by a quarter
/// of the contrast and stays different, as does a flat area, which has none.
struct EdgeNoise {
  private let expected: PixelView
  private let actual: PixelView

  /// The largest share of the contrast is 1 / `divisor`.
  private static let divisor: Int32 = 8
  /// What rounding to 8 bits adds where there is an edge at all, one level.
  private static let rounding: Int32 = 257
  /// The least contrast of an edge, 16 levels.
  private static let leastContrast: Int32 = 16 * 257

  init(_ expected: PixelView, _ actual: PixelView) {
    self.expected = expected
    self.actual = actual
  }

  /// Whether the difference at a pixel is such noise; both pictures have one size.
  func explains(_ x: Int, _ y: Int) -> Bool {
    let (first, second) = (contrast(expected, x, y), contrast(actual, x, y))
    let contrast = first.replacing(with: second, where: second .> first)
    let difference = expected.premultiplied(x, y) &- actual.premultiplied(x, y)
    let distance = difference.replacing(with: 0 &- difference, where: difference .< 0)
    if contrast.max() >= EdgeNoise.leastContrast,
      all(distance &* EdgeNoise.divisor .<= contrast &+ EdgeNoise.rounding * EdgeNoise.divisor)
    {
      return true
    }
    return fadesAtBorder(x, y)
  }

  /// The range of each channel among a pixel and its neighbours.
  private func contrast(_ view: PixelView, _ x: Int, _ y: Int) -> SIMD4<Int32> {
    var least = view.premultiplied(x, y)
    var most = least
    for row in max(y - 1, 0)...min(y + 1, view.height - 1) {
      for column in max(x - 1, 0)...min(x + 1, view.width - 1) {
        let pixel = view.premultiplied(column, row)
        least = pointwiseMin(least, pixel)
        most = pointwiseMax(most, pixel)
      }
    }
    return most &- least
  }

  /// An edge along the picture's border has its other side outside, where nothing is: its noise is a change of
  /// alpha and of no colour.
  private func fadesAtBorder(_ x: Int, _ y: Int) -> Bool {
    guard x == 0 || y == 0 || x == expected.width - 1 || y == expected.height - 1 else { return false }
    let (before, after) = (expected.channels(x, y), actual.channels(x, y))
    let difference = before &- after
    let distance = difference.replacing(with: 0 &- difference, where: difference .< 0)
    return min(before[3], after[3]) > 0 && distance[3] > 0 && distance[3] * EdgeNoise.divisor <= 65_535
      && max(distance[0], distance[1], distance[2]) <= 2 * EdgeNoise.rounding
  }
}
