import RatingNumbers

/// What a split makes of a run of pixels.
enum SplitStrips {
  /// The pixels on both sides of the boundary, and those that hold it, which are full for the share of the
  /// outline's box within them.
  static func strips(
    of pixels: Range<Int>, from start: Double, length: Double, split: Double, isBackward: Bool
  ) -> [(strip: Range<Int>, share: Double)] {
    if split >= 1 { return [(pixels, 1)] }
    if split <= 0 { return [(pixels, 0)] }
    let boundary = start + (isBackward ? 1 - split : split) * length
    // A boundary within the noise of a pixel's border is on it.
    let place = abs(boundary - boundary.rounded()) < 1e-6 ? boundary.rounded() : boundary
    let pixel = min(max(Int(saturating: place.rounded(.down)), pixels.lowerBound), pixels.upperBound)
    let (low, high) = (max(Double(pixel), start), min(Double(pixel) + 1, start + length))
    let before = high > low ? min(max((place - low) / (high - low), 0), 1) : 0
    let mixed = pixel..<min(pixel + (before > 0 ? 1 : 0), pixels.upperBound)
    let first = isBackward ? 0.0 : 1.0
    return [
      (pixels.lowerBound..<pixel, first), (mixed, isBackward ? 1 - before : before),
      (mixed.upperBound..<pixels.upperBound, 1 - first),
    ].filter { !$0.0.isEmpty }
  }
}
