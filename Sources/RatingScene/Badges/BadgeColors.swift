import RatingLayout
import RatingPixels
import RatingStyling

/// The colours of a badge's words and stars: those that are set, else those that show on its boxes.
struct BadgeColors {
  private let layout: BadgeLayout
  private let properties: BadgeStyle.Properties

  init(_ layout: BadgeLayout) {
    self.layout = layout
    properties = layout.style.properties
  }

  func text(_ part: BadgeLayout.Part) -> PixelColor {
    let own = part == .label ? properties.labelTextColor : properties.textColor
    return tinted(own ?? BadgeColors.ink(on: layout.color(of: part)))
  }

  /// What lies a point below words and stars.
  func shadow(_ part: BadgeLayout.Part) -> PixelColor {
    let color = BadgeColors.isBright(layout.color(of: part)) ? BadgeColors.grey(0xCC) : BadgeColors.grey(0x01)
    return color.faded(by: 0.3)
  }

  var logo: PixelColor { properties.logoColor.map(tinted) ?? text(.label) }

  var fill: Paint { properties.fill ?? .color(BadgeColors.ink(on: layout.color(of: .message))) }

  /// Without one of its own a third of the way from the box to the stars; it is opaque where the box is, so that no
  /// shadow shines through.
  var empty: Paint {
    if let empty = properties.empty { return empty }
    let box = layout.color(of: .message)
    let ink = (properties.fill?.plainColor ?? BadgeColors.ink(on: box)).faded(by: 0.35)
    return .color(box.alpha == 255 ? PremultipliedColor(ink).over(PremultipliedColor(box)).straight : ink)
  }

  /// The share of white in each colour.
  var highlight: Double { properties.row.state == .highlighted ? properties.row.highlight : 0 }

  /// The colour as the control's state has it.
  func tinted(_ color: PixelColor) -> PixelColor {
    RowLooks.tinted(color, highlight)
  }

  private static func ink(on box: PixelColor) -> PixelColor { isBright(box) ? grey(0x33) : grey(0xFF) }

  /// Shields' measure and threshold; what shines through a translucent box is taken for white.
  private static func isBright(_ color: PixelColor) -> Bool {
    let alpha = Int(color.alpha)
    func level(_ channel: UInt8) -> Int { Int(channel) * alpha + 255 * (255 - alpha) }
    let sum = 299 * level(color.red) + 587 * level(color.green) + 114 * level(color.blue)
    // Above 0.69 of what white has.
    return 100 * sum > 69 * 1_000 * 255 * 255
  }

  private static func grey(_ level: UInt8) -> PixelColor { PixelColor(red: level, green: level, blue: level) }
}
