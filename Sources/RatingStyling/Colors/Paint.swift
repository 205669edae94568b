import RatingPixels
extension RatingStyle {
  /// What an area is filled with.
  public enum Paint: Hashable, Sendable {
    /// One colour, translucent where its alpha says so.
    case color(PixelColor)

    /// Nothing.
    public static let none = Paint.color(.clear)
  }
}
extension RatingStyle.Paint {
  /// The colour that stands for the paint where only a colour can be.
  package var mainColor: PixelColor {
    switch self {
    case .color(let color): color
    }
  }
}
