import RatingLayout
import RatingStyling
import StarRating

/// What is said where a rating lay beyond its scale.
enum ClampingNote {
  static func words(_ rating: Rating, _ image: RatingImage) -> String? {
    words(rating, image.layout.score, image.style)
  }

  static func words(_ rating: Rating, _ badge: Badge) -> String? {
    words(rating, badge.layout.score, badge.layout.style.rating)
  }

  private static func words(_ rating: Rating, _ score: Score, _ style: RatingStyle) -> String? {
    guard score.wasClamped, let given = rating.value, let drawn = score.value else { return nil }
    return "rating \(given) is beyond \(style.worst) to \(style.scaleTop): it is drawn as \(drawn)"
  }
}
