import RatingNumbers

/// Why a row cannot be laid out.
public enum LayoutError: Error, Hashable, Sendable {
  /// The frame is too small: the row needs more points than `available` along one of its sides.
  case frameTooSmall(side: Side, available: Double, needed: Double)

  /// A side of a frame.
  public enum Side: String, Hashable, Sendable {
    /// From left to right.
    case width
    /// From top to bottom.
    case height
  }
}

extension LayoutError: CustomStringConvertible {
  /// What is wrong, in one line for a person.
  public var description: String {
    switch self {
    case .frameTooSmall(let side, let available, let needed):
      "\(side.rawValue) cannot be \"\(LayoutError.words(available))\": the row needs more than "
        + "\(LayoutError.words(needed)) points there, for its symbols, gaps and padding"
    }
  }

  private static func words(_ points: Double) -> String {
    NumberText.short(points, places: 3)
  }
}
