import RatingPixels
import RatingStyling

/// The two looks of a row's symbols, worked out from its properties.
struct RowLooks {
  let full: SceneLook
  let empty: SceneLook
  private let isHighlighted: Bool

  /// - Parameter cell: the side of a symbol's cell in points.
  init(_ properties: RatingStyle.Properties, cell: Double) {
    isHighlighted = properties.state == .highlighted
    let width = properties.outlineWidth ?? cell / 16
    let isHighlighted = isHighlighted
    func stroke(_ color: PixelColor) -> SceneLook.Stroke? {
      let tinted = RowLooks.tinted(color, isHighlighted)
      return width > 0 && color.alpha > 0 ? SceneLook.Stroke(color: tinted, width: width) : nil
    }
    let outline = stroke(properties.outline)
    full = SceneLook(paint: RowLooks.tinted(properties.fill, isHighlighted), stroke: outline)
    switch properties.emptyStyle {
    case .solid:
      empty = SceneLook(paint: RowLooks.tinted(properties.empty, isHighlighted), stroke: outline)
    case .outline:
      // An outline on every symbol goes over the empty ones' own.
      empty = SceneLook(paint: .none, stroke: outline ?? stroke(properties.empty.mainColor))
    case .none:
      empty = SceneLook(paint: .none, stroke: outline)
    }
  }

  func tinted(_ paint: Paint) -> ScenePaint {
    RowLooks.tinted(paint, isHighlighted)
  }

  private static func tinted(_ paint: Paint, _ isHighlighted: Bool) -> ScenePaint {
    switch paint {
    case .color(let color): color.alpha == 0 ? .none : .solid(tinted(color, isHighlighted))
    }
  }

  /// The colour mixed with 25 % of white; its alpha stays.
  private static func tinted(_ color: PixelColor, _ isHighlighted: Bool) -> PixelColor {
    guard isHighlighted else { return color }
    func lift(_ channel: UInt8) -> UInt8 { UInt8((Double(channel) * 0.75 + 255 * 0.25).rounded()) }
    return PixelColor(
      red: lift(color.red), green: lift(color.green), blue: lift(color.blue), alpha: color.alpha)
  }
}
