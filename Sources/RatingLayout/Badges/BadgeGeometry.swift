import RatingStyling

/// The measures of a badge's form, in points: those of shields.
struct BadgeGeometry: Sendable {
  let height: Double
  /// The radius of the badge's corners.
  let radius: Double
  /// The space at both ends of a box.
  let margin: Double
  /// The space before a logo, and behind one that stands alone.
  let logoMargin: Double
  /// The space between a logo and the label.
  let logoGap: Double
  /// The em.
  let textSize: Double
  /// Points added between letters.
  let letterSpacing: Double
  /// From the top.
  let baseline: Double
  let isUpperCase: Bool
  let isMessageBold: Bool
  let hasShadow: Bool

  static let logoSide = 14.0

  init(_ form: BadgeStyle.Form) {
    let isLarge = form == .forTheBadge
    height = form.height
    margin = isLarge ? 12 : 5
    logoMargin = isLarge ? 9 : 5
    logoGap = isLarge ? 6 : 3
    textSize = isLarge ? 10 : 11
    letterSpacing = isLarge ? 1.25 : 0
    isUpperCase = isLarge
    isMessageBold = isLarge
    switch form {
    case .flat: (radius, baseline, hasShadow) = (3, 14, true)
    case .flatSquare: (radius, baseline, hasShadow) = (0, 14, false)
    case .plastic: (radius, baseline, hasShadow) = (4, 13, true)
    case .forTheBadge: (radius, baseline, hasShadow) = (0, 17.5, false)
    }
  }

  func font(_ family: String, isBold: Bool) -> TextFont {
    TextFont(family: family, size: textSize, isBold: isBold, letterSpacing: letterSpacing)
  }
}
