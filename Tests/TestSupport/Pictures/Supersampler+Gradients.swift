import RatingGeometry
import StarRating

extension Supersampler {
  /// The true picture where a paint is a gradient: every sample has its own colour.
  package static func gradientRaster(_ image: RatingImage, scale: Double) -> Raster {
    let width = Int((image.width * scale - 1e-6).rounded(.up))
    let height = Int((image.height * scale - 1e-6).rounded(.up))
    var channels = [Double](repeating: 0, count: 4 * width * height)
    let weight = 1 / Double(samples * samples)
    let row = image.frames.flatMap { frame in
      [Point(frame.x, frame.y), Point(frame.x + frame.width, frame.y + frame.height)].map { $0 * scale }
    }
    for outline in PlacedOutline.all(in: image, scale: scale) {
      let box = image.style.gradientAcross == .row ? row : outline.corners
      let (full, empty) = (color(image.style.fill, over: box), color(image.style.empty, over: box))
      let split = sample(outline.boundary)
      for span in spans(of: outline, width, height) {
        let y = (Double(span.line) + 0.5) / Double(samples)
        for place in span.places {
          let point = Point((Double(place) + 0.5) / Double(samples), y)
          let color = place < split ? full(point) : empty(point)
          let first = 4 * (span.line / samples * width + place / samples)
          for channel in 0..<4 { channels[first + channel] += color[channel] * weight }
        }
      }
    }
    return Raster(width: width, height: height, channels: channels)
  }

  private static func color(_ paint: RatingStyle.Paint, over points: [Point]) -> (Point) -> [Double] {
    if let gradient = TrueGradient(paint, over: points) { return gradient.color }
    let plain = TrueGradient.premultiplied(paint.plainColor!, paint.plainColor!, 0)
    return { _ in plain }
  }
}
