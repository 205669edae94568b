extension RatingStyle {
  /// How the number of a rating is rounded where it is said: in the text, the title, a badge.
  public enum ValueRounding: String, CaseIterable, Hashable, Sendable {
    /// The nearer number, a tie goes up; but neither end of the scale unless the rating is there.
    case nearest
    /// The lower number.
    case down
  }
}
