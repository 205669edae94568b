import RatingNumbers
import RatingPixels

extension RatingStyle {
  /// Colours along a line through a box, as CSS has them (CSS Images 3, 3.1).
  ///
  /// Guarantees: 2 to 16 stops, their offsets from 0 to 1 and never falling. Between two stops colour and alpha are
  /// mixed as encoded and apart from each other, as SVG does.
  public struct LinearGradient: Hashable, Sendable {
    /// Degrees clockwise from upward: 90 goes from left to right, 180 from top to bottom.
    public let angle: Double
    /// The colours and where along the line they stand.
    public let stops: [Stop]

    /// A colour at a place along a gradient's line.
    public struct Stop: Hashable, Sendable {
      /// The colour there.
      public let color: PixelColor
      /// The share of the line, 0…1.
      public let offset: Double

      /// Makes a stop; `offset` is the share of the line, 0…1.
      public init(_ color: PixelColor, at offset: Double) {
        self.color = color
        self.offset = offset
      }
    }

    /// Checks the guarantees; throws `PropertyError.invalid` where they do not hold.
    ///
    /// - Parameter angle: degrees clockwise from upward, finite.
    public init(angle: Double, stops: [Stop]) throws(PropertyError) {
      guard let gradient = LinearGradient(checked: angle, stops) else {
        throw .invalid(
          .fill, value: "linear-gradient", allowed: "2 to 16 stops whose offsets rise from 0 to 1")
      }
      self = gradient
    }

    init?(checked angle: Double, _ stops: [Stop]) {
      guard angle.isFinite, (2...16).contains(stops.count), stops.allSatisfy({ (0...1).contains($0.offset) }),
        zip(stops, stops.dropFirst()).allSatisfy({ $0.offset <= $1.offset })
      else { return nil }
      self.angle = angle
      self.stops = stops
    }
  }
}
