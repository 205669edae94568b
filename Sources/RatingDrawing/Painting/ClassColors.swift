import RatingPixels
import RatingScene

/// The colour of each of a tile's classes, in one look or a mix of two.
struct ClassColors {
  private let colors: [PremultipliedColor]
  /// The straight colour that all have, where there is no stroke.
  private let plain: PixelColor?

  /// - Parameter share: how much of each pixel is full, 0…1; the colours are the mix by area.
  init(_ tile: Tile, _ full: SceneLook, _ empty: SceneLook, share: Double) {
    let area = ClassColors.area(full) * share + ClassColors.area(empty) * (1 - share)
    let line = ClassColors.line(full) * share + ClassColors.line(empty) * (1 - share)
    plain = full.stroke == nil && empty.stroke == nil ? area.straight : nil
    colors = tile.coverages.map { coverage in
      let stroke = Double(coverage.stroke) / 255
      return (area * (1 - stroke) + line * stroke) * (Double(coverage.outline) / 255)
    }
  }

  /// The pixels these colours make on a ground.
  func packed(over ground: UInt32) -> [UInt32] {
    let below = PremultipliedColor(PixelColor(packed: ground))
    return colors.map { packed($0, over: ground, below) }
  }

  /// The pixel that one of them makes on a ground.
  func packed(_ number: Int, over ground: UInt32) -> UInt32 {
    packed(colors[number], over: ground, PremultipliedColor(PixelColor(packed: ground)))
  }

  private func packed(_ color: PremultipliedColor, over ground: UInt32, _ below: PremultipliedColor) -> UInt32
  {
    if ground >> 24 != 0 { return color.over(below).straight.packed }
    guard let plain else { return color.straight.packed }
    // Coverage scales alpha alone: the colour stays exact at the faintest edge.
    let alpha = UInt32(color.alpha * 255 + 0.5)
    return alpha == 0 ? 0 : plain.packed & 0xFFFFFF | alpha << 24
  }

  /// A plain paint's colour; a gradient has none of its own.
  static func premultiplied(_ paint: ScenePaint) -> PremultipliedColor {
    switch paint {
    case .solid(let color): PremultipliedColor(color)
    case .none, .gradient: .clear
    }
  }

  private static func area(_ look: SceneLook) -> PremultipliedColor { premultiplied(look.paint) }

  /// The stroke laid over the area.
  private static func line(_ look: SceneLook) -> PremultipliedColor {
    look.stroke.map { PremultipliedColor($0.color).over(area(look)) } ?? area(look)
  }
}
