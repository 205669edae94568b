import RatingGeometry
import RatingPixels

/// Colours along a line; before its start and behind its end the outer ones go on.
package struct SceneGradient: Hashable, Sendable {
  /// The line, in points; of a mirrored item in the picture that is not mirrored.
  package let start: Point
  package let end: Point
  /// Two or more, their offsets from 0 to 1 and never falling.
  package let stops: [Stop]

  package struct Stop: Hashable, Sendable {
    package let color: PixelColor
    package let offset: Double

    package init(color: PixelColor, offset: Double) {
      self.color = color
      self.offset = offset
    }
  }

  package init(start: Point, end: Point, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }

  /// The colour at a share of the line, premultiplied; colour and alpha mixed apart from each other, as SVG does.
  package func color(at share: Double) -> PremultipliedColor {
    guard let next = stops.firstIndex(where: { $0.offset > share }) else {
      return PremultipliedColor(stops[stops.count - 1].color)
    }
    guard next > 0 else { return PremultipliedColor(stops[0].color) }
    let (a, b) = (stops[next - 1], stops[next])
    let part = (share - a.offset) / (b.offset - a.offset)
    func mix(_ from: UInt8, _ to: UInt8) -> Double {
      (Double(from) + (Double(to) - Double(from)) * part) / 255
    }
    let alpha = mix(a.color.alpha, b.color.alpha)
    return PremultipliedColor(
      red: mix(a.color.red, b.color.red) * alpha, green: mix(a.color.green, b.color.green) * alpha,
      blue: mix(a.color.blue, b.color.blue) * alpha, alpha: alpha)
  }
}
