extension RatingStyle {
  /// The way from the first symbol to the last, and from a symbol's full part to its empty one.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// Left to right.
    case ltr
    /// Right to left: as the direction of a row, the mirror image of left to right.
    case rtl
    /// Top to bottom.
    case ttb
    /// Bottom to top.
    case btt
  }
}

extension RatingStyle.Direction {
  package var isVertical: Bool { self == .ttb || self == .btt }

  /// The direction as it is seen in a mirror beside the picture.
  package var mirrored: RatingStyle.Direction {
    switch self {
    case .ltr: .rtl
    case .rtl: .ltr
    case .ttb, .btt: self
    }
  }
}
