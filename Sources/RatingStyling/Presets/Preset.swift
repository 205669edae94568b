extension RatingStyle {
  /// Named sets of properties: five rating controls that people know from tutorials, and looks that they know from
  /// libraries.
  ///
  ///     let style = try RatingStyle(.cosmos) { $0.size = 40 }
  public enum Preset: String, CaseIterable, Hashable, Sendable {
    /// Stars in cells that fill the frame; any fraction is a half. A touch means the last star that begins before it.
    case rateView = "rate-view"
    /// Black and white stars as high as the frame, a gap behind each.
    case ratingControl = "rating-control"
    /// Stars of 34 points in fixed insets, the empty ones outlined; a touch means its share of the row.
    case starsRateView = "stars-rate-view"
    /// Stars in cells of equal width with gaps between them.
    case ratingComponent = "rating-component"
    /// Stars that touch each other on a translucent panel; the rating counts from 0, which shows one star.
    case adaptiveRatingControl = "adaptive-rating-control"
    /// Small orange stars with a line around them, the empty ones clear.
    case cosmos
    /// Stars of 20 points in cells of 24, the empty ones outlined in translucent black.
    case material
    /// Golden stars with a fine dark line, white where they are empty.
    case classic
  }

  /// A preset's properties with what `change` sets; throws the first property that is out of its range.
  public init(
    _ preset: Preset, _ change: (inout Properties) -> Void = { _ in }
  ) throws(PropertyError) {
    var properties = preset.properties
    change(&properties)
    try self.init(properties)
  }
}
