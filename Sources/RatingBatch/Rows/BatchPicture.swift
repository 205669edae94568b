import RatingStyling
import StarRating

/// What a row of any kind comes to.
protocol BatchPicture: RatingPicture {
  /// What its rating is measured by.
  var scale: RatingStyle { get }
}

extension BatchPicture {
  /// The numbers that its rating may have, in words.
  var scaleWords: String { "a number from \(scale.worst) to \(scale.scaleTop)" }
}

extension RatingImage: BatchPicture {
  var scale: RatingStyle { style }
}

extension Badge: BatchPicture {
  var scale: RatingStyle { style.rating }
}
