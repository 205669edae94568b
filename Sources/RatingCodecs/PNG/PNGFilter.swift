/// PNG's filters (PNG 3rd edition, 9): each row's bytes less what its neighbours foretell.
enum PNGFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth

  /// Filters the rows where they lie; they have no filter yet.
  ///
  /// - Parameters:
  ///   - stride: bytes of a row, its filter byte included.
  ///   - pixel: bytes of a pixel, at least 1.
  func apply(to rows: inout [UInt8], stride: Int, pixel: Int) {
    guard self != .none else { return }
    rows.withUnsafeMutableBufferPointer { rows in
      // From the end: a byte is foretold by bytes before it, which must still be as they were.
      for start in Swift.stride(from: rows.count - stride, through: 0, by: -stride) {
        for index in Swift.stride(from: start + stride - 1, to: start, by: -1) {
          let hasLeft = index - pixel > start
          let left = hasLeft ? Int(rows[index - pixel]) : 0
          let above = start > 0 ? Int(rows[index - stride]) : 0
          let corner = hasLeft && start > 0 ? Int(rows[index - stride - pixel]) : 0
          rows[index] &-= UInt8(truncatingIfNeeded: foretold(left, above, corner))
        }
        rows[start] = rawValue
      }
    }
  }

  private func foretold(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    switch self {
    case .none: 0
    case .sub: left
    case .up: above
    case .average: (left + above) / 2
    case .paeth: PNGFilter.paeth(left, above, corner)
    }
  }

  private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    let guess = left + above - corner
    let (byLeft, byAbove, byCorner) = (abs(guess - left), abs(guess - above), abs(guess - corner))
    if byLeft <= byAbove, byLeft <= byCorner { return left }
    return byAbove <= byCorner ? above : corner
  }
}
