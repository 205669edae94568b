/// A colour in the middle of a calculation: channels 0…1, each already multiplied by alpha.
///
/// Sums of these weighted by area are what a pixel shows (Porter and Duff 1984, sRGB as encoded).
package struct PremultipliedColor: Sendable {
  package var red, green, blue, alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let clear = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0)

  package init(_ color: PixelColor) {
    let alpha = Double(color.alpha) / 255
    self.init(
      red: Double(color.red) / 255 * alpha, green: Double(color.green) / 255 * alpha,
      blue: Double(color.blue) / 255 * alpha, alpha: alpha)
  }

  package static func + (left: Self, right: Self) -> Self {
    Self(
      red: left.red + right.red, green: left.green + right.green, blue: left.blue + right.blue,
      alpha: left.alpha + right.alpha)
  }

  package static func * (color: Self, weight: Double) -> Self {
    Self(
      red: color.red * weight, green: color.green * weight, blue: color.blue * weight,
      alpha: color.alpha * weight)
  }

  /// This colour laid over `below`: source-over.
  package func over(_ below: Self) -> Self {
    self + below * (1 - alpha)
  }

  /// The nearest straight colour of 8 bits; clear where alpha rounds to 0.
  package var straight: PixelColor {
    let level = Self.nearest(alpha * 255)
    guard level > 0 else { return .clear }
    let factor = 255 / alpha
    return PixelColor(
      red: Self.nearest(red * factor), green: Self.nearest(green * factor), blue: Self.nearest(blue * factor),
      alpha: level)
  }

  /// Halves up; what is not negative needs no call for that.
  private static func nearest(_ level: Double) -> UInt8 {
    UInt8(min(Int(level + 0.5), 255))
  }
}
