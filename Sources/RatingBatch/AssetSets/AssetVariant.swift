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
    var draft = isDark ? request.dark ?? request.base : request.base
    if isRightToLeft {
      guard draft.style.direction == .ltr else {
        throw .property(
          .invalid(
            .direction, value: draft.style.direction.rawValue,
            allowed: "ltr with --rtl, which makes its mirror images"))
      }
      draft.style.direction = .rtl
      draft.style.fillDirection = draft.style.fillDirection?.mirrored
    }
    do { return try draft.checkedStyle() } catch { throw .property(error) }
  }
}
