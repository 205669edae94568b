#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Compares the pixels of two pictures, which may differ in size and depth, where they lie.
struct PixelComparer {
  let expected: PixelView
  let actual: PixelView
  private let tolerance: Int32
  private let noise: EdgeNoise?

  init(_ expected: PixelView, _ actual: PixelView, _ rules: ComparisonRules) {
    self.expected = expected
    self.actual = actual
    tolerance = Int32(rules.tolerance) * 257
    noise = rules.antialiasing ? EdgeNoise(expected, actual) : nil
  }

  /// What differs; both pictures have one size.
  func difference() -> PixelDifference {
    precondition(expected.width == actual.width && expected.height == actual.height)
    var result = PixelDifference()
    for y in 0..<expected.height where !rowsAreSameBytes(y) {
      for x in 0..<expected.width {
        let distance = distance(x, y)
        guard distance > 0 else { continue }
        result.largest = max(result.largest, Int(distance))
        if verdict(distance, x, y) == .different { result.add(x, y) }
      }
    }
    return result
  }

  /// What is said of a pixel that may lie beyond one picture's edge, where it differs from any.
  func verdict(_ x: Int, _ y: Int) -> PixelVerdict {
    guard x < expected.width, y < expected.height, x < actual.width, y < actual.height else {
      return .different
    }
    let distance = distance(x, y)
    return distance == 0 ? .same : verdict(distance, x, y)
  }

  private func verdict(_ distance: Int32, _ x: Int, _ y: Int) -> PixelVerdict {
    if distance <= tolerance { return .forgiven }
    return noise?.explains(x, y) == true ? .forgiven : .different
  }

  /// The largest difference of a channel, 0…65,535. A pixel that shows nothing has no colour: beside it only
  /// alpha counts.
  private func distance(_ x: Int, _ y: Int) -> Int32 {
    let (before, after) = (expected.channels(x, y), actual.channels(x, y))
    let difference = before &- after
    if before[3] == 0 || after[3] == 0 { return abs(difference[3]) }
    return max(difference.max(), (0 &- difference).max())
  }

  /// Whether no pixel of a row has to be looked at.
  private func rowsAreSameBytes(_ y: Int) -> Bool {
    guard expected.isWide == actual.isWide else { return false }
    let (before, after) = (expected.row(y), actual.row(y))
    guard let first = before.baseAddress, let second = after.baseAddress else { return false }
    return memcmp(first, second, before.count) == 0
  }
}
