/// PNG's filters (PNG 3rd edition, 9): each row's bytes less what its neighbours foretell.
enum PNGFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth

  /// The rows with this filter in place of none.
  ///
  /// - Parameters:
  ///   - stride: bytes of a row, its filter byte included.
  ///   - pixel: bytes of a pixel, at least 1.
  func applied(to rows: [UInt8], stride: Int, pixel: Int) -> [UInt8] {
    guard self != .none else { return rows }
    var result = rows
    for start in Swift.stride(from: 0, to: rows.count, by: stride) {
      result[start] = rawValue
      for place in (start + 1)..<(start + stride) {
        let hasLeft = place - pixel > start
        let left = hasLeft ? Int(rows[place - pixel]) : 0
        let above = start > 0 ? Int(rows[place - stride]) : 0
        let corner = hasLeft && start > 0 ? Int(rows[place - stride - pixel]) : 0
        result[place] = rows[place] &- UInt8(truncatingIfNeeded: foretold(left, above, corner))
      }
    }
    return result
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
