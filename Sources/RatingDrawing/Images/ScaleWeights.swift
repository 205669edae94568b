import RatingNumbers

/// How much of each source pixel a target pixel shows, along one axis.
///
/// Where the picture shrinks, each target pixel is the mean of what it covers, by area; where it grows, what lies
/// between the middles of two source pixels is mixed of them. At the ends, where the picture covers only a part of a
/// target pixel, the weights sum up to that part.
struct ScaleWeights {
  /// For each target pixel its first source pixel, and where its weights start among all; one more at the end.
  private(set) var firsts: [Int] = []
  private(set) var starts: [Int] = [0]
  private(set) var weights: [Float] = []

  /// Target pixels.
  var count: Int { firsts.count }

  /// - Parameters:
  ///   - source: the picture's pixels, at least 1.
  ///   - start: where it starts within the first target pixel, in [0, 1).
  ///   - length: how long it becomes in target pixels, above 0.
  init(from source: Int, start: Double, length: Double) {
    let ratio = Double(source) / length
    let end = start + length
    let target = max(Int(saturating: (end - ScaleWeights.noise).rounded(.up)), 1)
    for pixel in 0..<target {
      let low = max(Double(pixel), start)
      let high = min(Double(pixel) + 1, end)
      if ratio >= 1 {
        addMean(from: (low - start) * ratio, to: (high - start) * ratio, ratio, source)
      } else {
        addMix(at: ((low + high) / 2 - start) * ratio - 0.5, covered: high - low, source)
      }
      starts.append(weights.count)
    }
  }

  private mutating func addMean(from low: Double, to high: Double, _ ratio: Double, _ source: Int) {
    let (low, high) = (ScaleWeights.snapped(low), ScaleWeights.snapped(high))
    let first = min(max(Int(saturating: low.rounded(.down)), 0), source - 1)
    firsts.append(first)
    for pixel in first..<min(max(Int(saturating: high.rounded(.up)), first + 1), source) {
      let overlap = min(Double(pixel) + 1, high) - max(Double(pixel), low)
      weights.append(Float(max(overlap, 0) / ratio))
    }
  }

  private mutating func addMix(at place: Double, covered: Double, _ source: Int) {
    let place = min(max(place, 0), Double(source - 1))
    let first = Int(saturating: place.rounded(.down))
    let share = place - Double(first)
    firsts.append(first)
    weights.append(Float((1 - share) * covered))
    if first + 1 < source { weights.append(Float(share * covered)) }
  }

  /// A place within the noise of a pixel's border is on it.
  private static func snapped(_ place: Double) -> Double {
    abs(place - place.rounded()) < noise ? place.rounded() : place
  }

  private static let noise = 1e-6
}
