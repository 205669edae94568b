import RatingGeometry
import RatingLayout
import RatingPixels
import RatingStyling

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The two looks of a row's symbols, worked out from its properties.
struct RowLooks {
  private let properties: RatingStyle.Properties
  private let fill: Paint
  private let emptyPaint: Paint
  /// The share of white in each colour.
  private let highlight: Double
  private let outline: SceneLook.Stroke?
  private let outlineWidth: Double
  /// Whether a stroke leaves nothing of a symbol's inside.
  private let isCovered: Bool
  /// Where a gradient over the row lies; nil where it lies over each symbol.
  private let row: Rect?

  /// - Parameters:
  ///   - cell: the side of a symbol's cell in points.
  ///   - row: the box of all cells, not mirrored.
  ///   - fill, empty: in place of the style's own paints.
  init(_ layout: RowLayout, cell: Double, row: Rect, fill: Paint? = nil, empty: Paint? = nil) {
    properties = layout.style.properties
    self.fill = fill ?? RowLooks.fill(layout)
    emptyPaint = empty ?? layout.style.properties.empty
    highlight = properties.state == .highlighted ? properties.highlight : 0
    outlineWidth = properties.outlineWidth ?? cell / 16
    outline =
      outlineWidth > 0 && properties.outline.alpha > 0
      ? SceneLook.Stroke(
        color: RowLooks.tinted(properties.outline, highlight), width: outlineWidth)
      : nil
    let style = layout.style
    isCovered =
      outlineWidth > 0 && (outline != nil || properties.emptyStyle == .outline)
      && style.outlinePath.isCovered(byInnerStroke: outlineWidth / cell, in: style.outlineBounds)
    self.row = properties.gradientAcross == .row ? row : nil
  }

  /// - Parameter box: the symbol's own bounds in the picture, not mirrored.
  func full(_ box: Rect) -> SceneLook {
    look(paint(fill, row ?? box), outline)
  }

  func empty(_ box: Rect) -> SceneLook {
    switch properties.emptyStyle {
    case .solid: return look(paint(emptyPaint, row ?? box), outline)
    case .none: return look(.none, outline)
    case .outline:
      // An outline on every symbol goes over the empty ones' own.
      guard outline == nil, outlineWidth > 0, let color = emptyPaint.plainColor, color.alpha > 0 else {
        return look(.none, outline)
      }
      return look(.none, SceneLook.Stroke(color: RowLooks.tinted(color, highlight), width: outlineWidth))
    }
  }

  /// A stroke that covers a symbol is a paint over its own; over a gradient only an opaque one becomes a paint.
  private func look(_ paint: ScenePaint, _ stroke: SceneLook.Stroke?) -> SceneLook {
    guard let stroke, isCovered else { return SceneLook(paint: paint, stroke: stroke) }
    if paint == .none || stroke.color.alpha == 255 { return SceneLook(paint: .solid(stroke.color)) }
    guard let area = paint.color else { return SceneLook(paint: paint, stroke: stroke) }
    return SceneLook(
      paint: .solid(PremultipliedColor(stroke.color).over(PremultipliedColor(area)).straight))
  }

  /// Whether every symbol has the same two looks.
  var areShared: Bool {
    row != nil || (fill.plainColor != nil && emptyPaint.plainColor != nil)
  }

  /// A paint over a box of the picture.
  func paint(_ paint: Paint, _ box: Rect) -> ScenePaint {
    switch paint {
    case .color(let color): color.alpha == 0 ? .none : .solid(RowLooks.tinted(color, highlight))
    case .linearGradient(let gradient): ScenePaint(RowLooks.gradient(gradient, box, highlight))
    }
  }

  /// The fill of the last threshold that the rating, before its step, reaches.
  private static func fill(_ layout: RowLayout) -> Paint {
    let properties = layout.style.properties
    guard let value = layout.score.value else { return properties.fill }
    return properties.fillThresholds.last { $0.value <= value }?.paint ?? properties.fill
  }

  /// The line of a CSS gradient over a box: through its middle, its ends level with the corners (CSS Images 3, 3.1.1).
  private static func gradient(_ gradient: LinearGradient, _ box: Rect, _ highlight: Double)
    -> SceneGradient
  {
    let angle = gradient.angle * .pi / 180
    let (sine, cosine) = (sin(angle), cos(angle))
    let half = (abs(box.width * sine) + abs(box.height * cosine)) / 2
    let reach = Point(half * sine, -half * cosine)
    return SceneGradient(
      start: box.center - reach, end: box.center + reach,
      stops: clearStopsColored(gradient.stops).map {
        SceneGradient.Stop(color: tinted($0.color, highlight), offset: $0.offset)
      })
  }

  /// A clear stop has no colour of its own: it fades each neighbour, so it becomes a stop of either's colour.
  private static func clearStopsColored(_ stops: [LinearGradient.Stop]) -> [LinearGradient.Stop] {
    stops.indices.flatMap { index -> [LinearGradient.Stop] in
      let stop = stops[index]
      guard stop.color.alpha == 0 else { return [stop] }
      let neighbours = [index > 0 ? index - 1 : nil, index < stops.count - 1 ? index + 1 : nil].compactMap {
        $0
      }
      return neighbours.map { LinearGradient.Stop(stops[$0].color.faded(by: 0), at: stop.offset) }
    }
  }

  /// The colour mixed with a share of white; its alpha stays.
  static func tinted(_ color: PixelColor, _ highlight: Double) -> PixelColor {
    highlight > 0 ? color.mixedWithWhite(highlight) : color
  }
}
