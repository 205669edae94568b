/// How many steps of edge coverage are kept; none and all are always exact.
///
/// With `n` steps a coverage of 1…254 moves by at most 127 / n, rounded up: 2 of 255 for 64, 8 for 16.
struct CoverageLevels: Hashable, Sendable {
  /// 2…256; 256 keeps every coverage as it is.
  let count: Int

  static let all = CoverageLevels(count: 256)

  /// The kept value of every coverage, 0…255.
  var table: [UInt8] {
    guard count < 254 else { return (0...255).map { UInt8($0) } }
    return (0...255).map { coverage in
      guard (1...254).contains(coverage) else { return UInt8(coverage) }
      let step = (coverage - 1) * count / 254
      // The middle of the coverages that share this step.
      let first = (step * 254 + count - 1) / count + 1
      let last = ((step + 1) * 254 - 1) / count + 1
      return UInt8((first + last) / 2)
    }
  }
}
