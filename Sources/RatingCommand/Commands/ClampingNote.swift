import RatingLayout
import RatingNumbers
import RatingStyling
import StarRating

/// What is said where a rating lay beyond its scale.
enum ClampingNote {
  /// - Parameter written: the rating as it was asked for.
  static func words(_ written: String?, _ image: RatingImage) -> String? {
    words(written, image.layout.score, image.style)
  }

  static func words(_ written: String?, _ badge: Badge) -> String? {
    words(written, badge.layout.score, badge.layout.style.rating)
  }

  private static func words(_ written: String?, _ score: Score, _ style: RatingStyle) -> String? {
    guard score.wasClamped, let written, let drawn = score.value else { return nil }
    return
      "rating \(QuotedText.cut(written)) is beyond \(style.worst) to \(style.scaleTop): it is drawn as \(drawn)"
  }
}
