import RatingGeometry
import RatingPixels
import RatingScene

/// A paint as the pixels of a picture see it, the picture not mirrored.
struct PlacedPaint: Sendable {
  private let solid: PremultipliedColor
  /// The gradient's colours at even steps along its line; empty for a plain paint.
  private let table: [PremultipliedColor]
  /// The line's start, and what a pixel adds to the place along it.
  private let start: Point
  private let step: Point

  private static let steps = 2_048

  init(_ paint: ScenePaint, scale: Double) {
    guard case .gradient(let gradient) = paint else {
      solid = ClassColors.premultiplied(paint)
      table = []
      (start, step) = (Point(0, 0), Point(0, 0))
      return
    }
    solid = .clear
    table = (0...PlacedPaint.steps).map { gradient.color(at: Double($0) / Double(PlacedPaint.steps)) }
    start = gradient.start * scale
    let line = (gradient.end - gradient.start) * scale
    let square = line.x * line.x + line.y * line.y
    step = square > 0 ? line * (1 / square) : Point(0, 0)
  }

  /// The colour at the middle of a pixel.
  func color(column: Int, row: Int) -> PremultipliedColor {
    guard !table.isEmpty else { return solid }
    let place = Point(Double(column) + 0.5, Double(row) + 0.5) - start
    let share = place.x * step.x + place.y * step.y
    return table[Int(min(max(share, 0), 1) * Double(PlacedPaint.steps) + 0.5)]
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
