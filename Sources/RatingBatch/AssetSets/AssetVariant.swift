import RatingStyling

/// The surroundings that a picture of a set is meant for.
struct AssetVariant: Hashable, Sendable {
  let isDark: Bool
  let isRightToLeft: Bool

  /// What its files have behind the picture's name.
  var suffix: String { (isDark ? "-dark" : "") + (isRightToLeft ? "-rtl" : "") }

  /// The variants of a set, the plain one first.
  static func all(dark: Bool, rightToLeft: Bool) -> [AssetVariant] {
    (rightToLeft ? [false, true] : [false]).flatMap { isRightToLeft in
      (dark ? [false, true] : [false]).map { AssetVariant(isDark: $0, isRightToLeft: isRightToLeft) }
    }
  }

  /// The style of this variant's pictures.
  func style(_ request: AssetRequest) throws(AssetError) -> RatingStyle {
    var properties = (isDark ? request.dark ?? request.base : request.base).style
    if isRightToLeft {
      guard properties.direction == .ltr else {
        throw .property(
          .invalid(
            .direction, value: properties.direction.rawValue,
            allowed: "ltr with --rtl, which makes its mirror images"))
      }
      properties.direction = .rtl
      properties.fillDirection = properties.fillDirection?.mirrored
    }
    do { return try RatingStyle(properties) } catch { throw .property(error) }
  }
}
