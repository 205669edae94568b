/// How many steps of edge coverage are kept; none and all are always exact.
///
/// With `n` steps a coverage of 1…254 moves by at most 127 / n, rounded up: 2 of 255 for 64, 8 for 16. Fewer values
/// are kept than that where the bound allows, so that palettes are short.
struct CoverageLevels: Hashable, Sendable {
  /// 2…256; from 254 on every coverage is kept as it is.
  let count: Int
  /// Whether every tile keeps the same values; else each those that fit its own coverages best.
  var isShared = false

  /// The most by which a coverage may move.
  var bound: Int { count >= 254 ? 0 : (126 + count) / count }

  /// The kept value of every coverage, for a tile whose pixels have these coverages.
  ///
  /// Neighbouring values share one where all of them may move there: from the lowest on, each share as wide as
  /// the bound allows, which makes the fewest; its value is the pixels' mean.
  func table(for histogram: [Int]) -> [UInt8] {
    var table = (0...255).map { UInt8($0) }
    guard bound > 0 else { return table }
    var first = 1
    while first < 255 {
      guard isShared || histogram[first] > 0 else {
        first += 1
        continue
      }
      let range = first...min(first + 2 * bound, 254)
      let last = isShared ? range.upperBound : range.last { histogram[$0] > 0 } ?? first
      var pixels = 0
      var sum = 0
      for coverage in first...last {
        let weight = isShared ? 1 : histogram[coverage]
        pixels += weight
        sum += weight * coverage
      }
      let mean = (2 * sum + pixels) / (2 * pixels)
      let kept = UInt8(min(max(mean, last - bound), first + bound))
      for coverage in first...last { table[coverage] = kept }
      first = last + 1
    }
    return table
  }

  /// Moves each coverage to the value that is kept for it.
  func apply(to coverage: inout [UInt8]) {
    guard bound > 0 else { return }
    var histogram = [Int](repeating: 0, count: 256)
    coverage.withUnsafeMutableBufferPointer { values in
      histogram.withUnsafeMutableBufferPointer { histogram in
        for value in values { histogram[Int(value)] &+= 1 }
      }
      table(for: histogram).withUnsafeBufferPointer { table in
        for index in values.indices { values[index] = table[Int(values[index])] }
      }
    }
  }
}
