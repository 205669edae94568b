import RatingNumbers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Blurs one line of pixels by a Gaussian.
///
/// A narrow one is sampled; a wide one is four box means in a row, their ends weighted so that the variances add up
/// to the Gaussian's (Gwosdek et al. 2011, extended box filters): the same time a pixel however wide.
struct GaussianLine {
  private enum Kernel {
    /// The weights from the middle outward.
    case sampled([Float])
    /// Pixels on either side of a box's middle, and the weight of one more.
    case boxes(radius: Int, end: Float)
  }

  private let kernel: Kernel
  /// Pixels on either side of a pixel that decide it.
  let margin: Int

  private static let passes = 4

  /// - Parameter sigma: the standard deviation in pixels, above 0; below a hundredth nothing is blurred.
  init(sigma: Double) {
    // The square of a tiny one is 0, its weights no numbers.
    let sigma = max(sigma, 0.01)
    if sigma < 2 {
      let reach = max(Int(saturating: (3 * sigma).rounded(.up)), 1)
      let weights = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
      let total = 2 * weights.reduce(0, +) - weights[0]
      kernel = .sampled(weights.map { Float($0 / total) })
      margin = reach
    } else {
      let variance = sigma * sigma / Double(GaussianLine.passes)
      let radius = Int(saturating: (((1 + 12 * variance).squareRoot() - 1) / 2).rounded(.down))
      let (r, next) = (Double(radius), Double(radius + 1))
      let end = (2 * r + 1) * (variance - r * next / 3) / (2 * (next * next - variance))
      kernel = .boxes(radius: radius, end: Float(end))
      margin = GaussianLine.passes * (radius + 1)
    }
  }

  /// Blurs `count` pixels that start `margin` behind the start of `line`, which holds as many on either side.
  ///
  /// - Parameter spare: as much room as `line` has.
  /// - Returns: where the blurred pixels start, in `line` or in `spare`; what was in them is gone.
  func blur(
    _ line: UnsafeMutablePointer<SIMD4<Float>>, count: Int, spare: UnsafeMutablePointer<SIMD4<Float>>
  ) -> UnsafeMutablePointer<SIMD4<Float>> {
    switch kernel {
    case .sampled(let weights):
      for index in 0..<count {
        let middle = index + margin
        var sum = line[middle] * weights[0]
        for step in 1..<weights.count { sum += (line[middle - step] + line[middle + step]) * weights[step] }
        spare[index] = sum
      }
      return spare
    case .boxes(let radius, let end):
      var (source, target) = (line, spare)
      for pass in 1...GaussianLine.passes {
        let left = count + 2 * (GaussianLine.passes - pass) * (radius + 1)
        GaussianLine.mean(source, to: target, count: left, radius, end)
        (source, target) = (target, source)
      }
      return source
    }
  }

  private static func mean(
    _ source: UnsafeMutablePointer<SIMD4<Float>>, to target: UnsafeMutablePointer<SIMD4<Float>>, count: Int,
    _ radius: Int, _ end: Float
  ) {
    let width = 2 * radius + 1
    let share = 1 / (Float(width) + 2 * end)
    var sum = SIMD4<Float>.zero
    for index in 1...width { sum += source[index] }
    for index in 0..<count {
      target[index] = (sum + (source[index] + source[index + width + 1]) * end) * share
      sum += source[index + width + 1] - source[index + 1]
    }
  }
}
