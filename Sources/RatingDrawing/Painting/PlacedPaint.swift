import RatingGeometry
import RatingPixels
import RatingScene

/// A paint as the pixels of a picture see it, the picture not mirrored.
struct PlacedPaint: Sendable {
  private let solid: PremultipliedColor
  /// What lies before, between and behind a gradient's stops, in order; empty for a plain paint.
  private var bands: [Band] = []
  /// The line's start, and what a pixel adds to the place along it.
  private var start = Point(0, 0)
  private var step = Point(0, 0)

  /// Straight colours along a part of the line: red, green, blue, alpha from 0 to 1.
  private struct Band {
    /// The share of the line at which the next begins.
    let end: Double
    /// The colour that a share of 0 would have, and what a share of 1 adds.
    let color, change: SIMD4<Double>
  }

  init(_ paint: ScenePaint, scale: Double) {
    guard case .gradient(let gradient) = paint else {
      solid = ClassColors.premultiplied(paint)
      return
    }
    solid = .clear
    bands = PlacedPaint.bands(gradient.stops)
    start = gradient.start * scale
    let line = (gradient.end - gradient.start) * scale
    let square = line.x * line.x + line.y * line.y
    if square > 0 { step = line * (1 / square) }
  }

  private static func bands(_ stops: [SceneGradient.Stop]) -> [Band] {
    func channels(_ color: PixelColor) -> SIMD4<Double> {
      SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha)) / 255
    }
    let first = stops[0]
    var bands = [Band(end: first.offset, color: channels(first.color), change: .zero)]
    for (stop, next) in zip(stops, stops.dropFirst()) where stop.offset < next.offset {
      let change = (channels(next.color) - channels(stop.color)) / (next.offset - stop.offset)
      bands.append(Band(end: next.offset, color: channels(stop.color) - change * stop.offset, change: change))
    }
    bands.append(Band(end: .infinity, color: channels(stops[stops.count - 1].color), change: .zero))
    return bands
  }

  /// The colour at the middle of a pixel.
  func color(column: Int, row: Int) -> PremultipliedColor {
    guard !bands.isEmpty else { return solid }
    let place = Point(Double(column) + 0.5, Double(row) + 0.5) - start
    let share = place.x * step.x + place.y * step.y
    var index = 0
    while share >= bands[index].end { index += 1 }
    let color = bands[index].color + bands[index].change * share
    return PremultipliedColor(
      red: color.x * color.w, green: color.y * color.w, blue: color.z * color.w, alpha: color.w)
  }
}

/// Two looks and a share of them, for pixels whose colour depends on their place.
struct PlacedColors {
  private let full: PlacedPaint
  private let empty: PlacedPaint
  private let fullStroke: PremultipliedColor?
  private let emptyStroke: PremultipliedColor?
  private let share: Double

  init(_ full: SceneLook, _ empty: SceneLook, share: Double, scale: Double) {
    self.full = PlacedPaint(full.paint, scale: scale)
    self.empty = PlacedPaint(empty.paint, scale: scale)
    fullStroke = full.stroke.map { PremultipliedColor($0.color) }
    emptyStroke = empty.stroke.map { PremultipliedColor($0.color) }
    self.share = share
  }

  /// What `ClassColors` says for plain paints, here for one pixel.
  func color(_ coverage: Tile.Coverage, column: Int, row: Int) -> PremultipliedColor {
    let stroke = Double(coverage.stroke) / 255
    var color = PremultipliedColor.clear
    if share > 0 { color = look(full, fullStroke, stroke, column, row) * share }
    if share < 1 { color = color + look(empty, emptyStroke, stroke, column, row) * (1 - share) }
    return color * (Double(coverage.outline) / 255)
  }

  private func look(
    _ paint: PlacedPaint, _ line: PremultipliedColor?, _ stroke: Double, _ column: Int, _ row: Int
  ) -> PremultipliedColor {
    let area = paint.color(column: column, row: row)
    guard let line, stroke > 0 else { return area }
    return area * (1 - stroke) + line.over(area) * stroke
  }
}
