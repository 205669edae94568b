import RatingNumbers

/// Why a row cannot be laid out.
public enum LayoutError: Error, Hashable, Sendable {
  /// The row needs `needed` points along one side of the frame, which has `available`.
  case frameTooSmall(side: Side, available: Double, needed: Double)
  /// Gaps and padding take `taken` points along one side of the frame and leave no room for symbols.
  case noRoom(side: Side, available: Double, taken: Double)

  /// The text beside the row cannot be laid out.
  case text(TextError)

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
      "\(side.rawValue) cannot be \"\(DecimalNumber.words(available))\": the row needs "
        + "\(LayoutError.words(needed)) points there, for its symbols, gaps and padding"
    case .noRoom(let side, let available, let taken):
      "\(side.rawValue) cannot be \"\(DecimalNumber.words(available))\": the row needs more than "
        + "\(LayoutError.words(taken)) points there, for its symbols, gaps and padding"
    case .text(let error): "\(error)"
    }
  }

  /// Rounded up, so that a frame of so many points is large enough; but not for the noise of a sum.
  private static func words(_ points: Double) -> String {
    NumberText.short(((points - 1e-6) * 1_000).rounded(.up) / 1_000, places: 3)
  }
}
