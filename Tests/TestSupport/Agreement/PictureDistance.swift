import RatingPixels

/// How far two pictures of one thing are from each other, premultiplied, in 255ths.
package struct PictureDistance: CustomStringConvertible {
  /// The mean of all channels' differences.
  package let mean: Double
  /// The greatest mean of what is left over 3 x 3 pixels if each may look like one of its neighbours in the other picture:
  /// where edges lie a part of a pixel aside nothing is left, where something is missing or too much all of it.
  package let worst: Double
  /// The middle of those.
  package let place: (column: Int, row: Int)

  package static let infinite = PictureDistance(mean: .infinity, worst: .infinity, place: (0, 0))

  private init(mean: Double, worst: Double, place: (column: Int, row: Int)) {
    (self.mean, self.worst, self.place) = (mean, worst, place)
  }

  /// Infinite where the sizes differ.
  ///
  /// - Parameter onWhite: whether both are laid over white first.
  package init(_ first: Pixmap, _ second: Pixmap, onWhite: Bool = false) {
    guard first.width == second.width, first.height == second.height else {
      self = .infinite
      return
    }
    let (width, height) = (first.width, first.height)
    let (a, b) = (Plane(first, onWhite), Plane(second, onWhite))
    var sum = 0
    var left = [Int](repeating: 0, count: width * height)
    for index in left.indices {
      let difference = a.difference(b, index)
      sum += difference.sum
      guard difference.largest > 16 else { continue }
      left[index] = max(a.distance(index, b, width, height), b.distance(index, a, width, height))
    }
    mean = Double(sum) / Double(4 * max(width * height, 1))
    var worst = (sum: 0, column: 0, row: 0)
    for row in 0..<height {
      for column in 0..<width where left[row * width + column] > 0 {
        var sum = 0
        for y in max(row - 1, 0)...min(row + 1, height - 1) {
          for x in max(column - 1, 0)...min(column + 1, width - 1) { sum += left[y * width + x] }
        }
        if sum > worst.sum { worst = (sum, column, row) }
      }
    }
    self.worst = Double(worst.sum) / 9
    place = (worst.column, worst.row)
  }

  package var description: String {
    "mean \(rounded(mean)), worst \(rounded(worst)) at \(place.column), \(place.row)"
  }

  private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  /// Premultiplied channels.
  private struct Plane {
    private let pixels: [SIMD4<Int16>]

    init(_ pixmap: Pixmap, _ onWhite: Bool) {
      pixels = pixmap.pixels.map { packed in
        let alpha = Int(packed >> 24)
        let white = onWhite ? 255 - alpha : 0
        func level(_ shift: UInt32) -> Int16 {
          Int16((Int(packed >> shift & 255) * alpha + 127) / 255 + white)
        }
        return SIMD4(level(0), level(8), level(16), Int16(alpha + white))
      }
    }

    func difference(_ other: Plane, _ index: Int) -> (sum: Int, largest: Int) {
      let (a, b) = (pixels[index], other.pixels[index])
      if a == b { return (0, 0) }
      let difference = pointwiseMax(a, b) &- pointwiseMin(a, b)
      return (Int(difference.wrappedSum()), Int(difference.max()))
    }

    /// How far a pixel is from what the other picture has within one pixel of it.
    func distance(_ index: Int, _ other: Plane, _ width: Int, _ height: Int) -> Int {
      let (column, row) = (index % width, index / width)
      var (low, high) = (other.pixels[index], other.pixels[index])
      for y in max(row - 1, 0)...min(row + 1, height - 1) {
        for x in max(column - 1, 0)...min(column + 1, width - 1) {
          let near = other.pixels[y * width + x]
          low = pointwiseMin(low, near)
          high = pointwiseMax(high, near)
        }
      }
      let pixel = pixels[index]
      return Int(
        pointwiseMax(low &- pixel, pixel &- high).clamped(
          lowerBound: .zero, upperBound: SIMD4(repeating: 255)
        ).max())
    }
  }
}
