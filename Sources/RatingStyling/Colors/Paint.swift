import RatingPixels

extension RatingStyle {
  /// What an area is filled with.
  public enum Paint: Hashable, Sendable {
    /// One colour, translucent where its alpha says so.
    case color(PixelColor)
    /// Colours along a line.
    case linearGradient(LinearGradient)

    /// Nothing.
    public static let none = Paint.color(.clear)
  }
}

extension RatingStyle.Paint {
  /// What a paint may be, in words.
  package static let allowed =
    RatingStyle.Color.allowed + ", or linear-gradient(angle, colour, colour 50%, …)"

  /// Reads a colour or a linear gradient; nil for all else.
  public init?(css text: String) {
    if let color = PixelColor(css: text) {
      self = .color(color)
    } else if let gradient = LinearGradient(css: text) {
      self = .linearGradient(gradient)
    } else {
      return nil
    }
  }

  /// The colour, nil for a gradient.
  package var plainColor: PixelColor? {
    switch self {
    case .color(let color): color
    case .linearGradient: nil
    }
  }
}
