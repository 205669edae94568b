import RatingGeometry
import RatingPixels

extension RatingStyle.Preset {
  /// The preset's properties, those that it leaves alone at their defaults.
  public var properties: RatingStyle.Properties {
    var properties = RatingStyle.Properties()
    switch self {
    case .rateView:
      properties.arrange = .fillFrame
      properties.gap = 5
      properties.minSize = Size(width: 5, height: 5)
      properties.step = .full
      properties.rounding = .midway
      properties.hit = .leadingEdge
    case .ratingControl:
      properties.arrange = .fromHeight
      properties.gap = 5
      properties.step = .full
      properties.rounding = .up
      properties.hit = .frame
      properties.fill = .color(.black)
      properties.empty = .color(.white)
      properties.outline = .black
      properties.highlight = 0
    case .starsRateView:
      properties.arrange = .intrinsic
      properties.size = 34
      properties.gap = 12
      properties.padding = Insets(top: 12, right: 30, bottom: 12, left: 30)
      properties.step = .full
      properties.rounding = .down
      properties.hit = .proportional
      properties.fill = .color(PixelColor(red: 255, green: 255, blue: 0))
      properties.empty = .color(PixelColor(red: 128, green: 128, blue: 128))
      properties.emptyStyle = .outline
    case .ratingComponent:
      properties.arrange = .equalWidths
      properties.gap = 8
      properties.step = .full
      properties.rounding = .down
      properties.hit = .frame
    case .adaptiveRatingControl:
      properties.arrange = .intrinsic
      properties.size = 30
      properties.gap = 0
      properties.padding = Insets(4)
      properties.firstRating = 0
      properties.step = .full
      properties.rounding = .down
      properties.hit = .frame
      properties.empty = .color(PixelColor(red: 142, green: 142, blue: 147))
      // White of 0.7 at an alpha of 0.3.
      properties.panel = .color(PixelColor(red: 179, green: 179, blue: 179, alpha: 77))
      properties.panelBlur = 8
    case .cosmos:
      let orange = PixelColor(red: 255, green: 149, blue: 0)
      properties.size = 20
      properties.gap = 5
      properties.step = .full
      properties.fill = .color(orange)
      properties.emptyStyle = .none
      properties.outline = orange
      properties.outlineWidth = 1
      properties.textColor = PixelColor(red: 127, green: 127, blue: 127)
      properties.textGap = 5
    case .material:
      properties.size = 20
      properties.gap = 4
      properties.padding = Insets(2)
      properties.innerRadius = 0.454
      properties.fill = .color(PixelColor(red: 250, green: 175, blue: 0))
      properties.empty = .color(PixelColor(red: 0, green: 0, blue: 0, alpha: 66))
      properties.emptyStyle = .outline
      properties.outlineWidth = 1.5
    case .classic:
      properties.fill = .color(PixelColor(red: 255, green: 204, blue: 51))
      properties.empty = .color(.white)
      properties.outline = PixelColor(red: 153, green: 102, blue: 0)
      properties.outlineWidth = 1
    }
    return properties
  }
}

extension PixelColor {
  fileprivate static let black = PixelColor(red: 0, green: 0, blue: 0)
  fileprivate static let white = PixelColor(red: 255, green: 255, blue: 255)
}
