import RatingStyling
import StarRating

/// What is said where a rating lay beyond its scale.
enum ClampingNote {
  static func words(_ rating: Rating, _ image: RatingImage) -> String? {
    guard image.wasClamped, let given = rating.value, let drawn = image.layout.score.value else { return nil }
    let style = image.style
    return "rating \(given) is beyond \(style.worst) to \(style.scaleTop): it is drawn as \(drawn)"
  }
}
