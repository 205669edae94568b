import RatingPixels
import RatingScene

/// The colour of each of a tile's classes, in one look or a mix of two.
struct ClassColors {
  let colors: [PremultipliedColor]

  init(_ tile: Tile, _ look: SceneLook) {
    let area = ClassColors.premultiplied(look.paint)
    let line = look.stroke.map { PremultipliedColor($0.color).over(area) } ?? area
    colors = tile.coverages.map { coverage in
      let share = Double(coverage.stroke) / 255
      return (area * (1 - share) + line * share) * (Double(coverage.outline) / 255)
    }
  }

  private init(_ colors: [PremultipliedColor]) {
    self.colors = colors
  }

  /// The mix by area: `share` of `full`, the rest of `empty`.
  static func mix(_ full: ClassColors, _ empty: ClassColors, _ share: Double) -> ClassColors {
    ClassColors(zip(full.colors, empty.colors).map { $0 * share + $1 * (1 - share) })
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
}
