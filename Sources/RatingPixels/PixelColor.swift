/// A colour in sRGB as encoded, with straight alpha; 8 bits a channel.
public struct PixelColor: Hashable, Sendable {
  /// Red, green, blue and alpha, 0…255; a colour channel says nothing where alpha is 0.
  public let red, green, blue, alpha: UInt8

  /// Makes a colour from its channels, 0…255, alpha straight (not multiplied into the others).
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

extension PixelColor {
  package static let clear = PixelColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour as a pixmap holds it: red in the first byte of memory, alpha in the last.
  package var packed: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  package init(packed: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: packed), green: UInt8(truncatingIfNeeded: packed >> 8),
      blue: UInt8(truncatingIfNeeded: packed >> 16), alpha: UInt8(truncatingIfNeeded: packed >> 24))
  }

  /// The colour mixed with a share of white, 0…1; its alpha stays.
  package func mixedWithWhite(_ share: Double) -> PixelColor {
    func lift(_ channel: UInt8) -> UInt8 {
      UInt8((Double(channel) * (1 - share) + 255 * share).rounded())
    }
    return PixelColor(red: lift(red), green: lift(green), blue: lift(blue), alpha: alpha)
  }

  /// The colour with its alpha scaled by `share`, 0…1.
  package func faded(by share: Double) -> PixelColor {
    PixelColor(red: red, green: green, blue: blue, alpha: UInt8((Double(alpha) * share).rounded()))
  }
}
