import RatingPixels
import RatingScene

/// The colour of each of a tile's classes, in one look or a mix of two.
struct ClassColors {
  private let colors: [PremultipliedColor]

  /// - Parameter share: how much of each pixel is full, 0…1; the colours are the mix by area.
  init(_ tile: Tile, _ full: SceneLook, _ empty: SceneLook, share: Double) {
    let area = ClassColors.area(full) * share + ClassColors.area(empty) * (1 - share)
    let line = ClassColors.line(full) * share + ClassColors.line(empty) * (1 - share)
    colors = tile.coverages.map { coverage in
      let stroke = Double(coverage.stroke) / 255
      return (area * (1 - stroke) + line * stroke) * (Double(coverage.outline) / 255)
    }
  }

  /// The pixels these colours make on a ground.
  func packed(over ground: UInt32) -> [UInt32] {
    if ground >> 24 == 0 { return colors.map { $0.straight.packed } }
    let below = PremultipliedColor(PixelColor(packed: ground))
    return colors.map { $0.over(below).straight.packed }
  }

  static func premultiplied(_ paint: ScenePaint) -> PremultipliedColor {
    switch paint {
    case .none: .clear
    case .solid(let color): PremultipliedColor(color)
    }
  }

  private static func area(_ look: SceneLook) -> PremultipliedColor { premultiplied(look.paint) }

  /// The stroke laid over the area.
  private static func line(_ look: SceneLook) -> PremultipliedColor {
    look.stroke.map { PremultipliedColor($0.color).over(area(look)) } ?? area(look)
  }
}
