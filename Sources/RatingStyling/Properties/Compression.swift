extension RatingStyle {
  /// How hard a PNG is compressed.
  public enum Compression: String, CaseIterable, Hashable, Sendable {
    /// As fast as it goes.
    case fast
    /// Small, and fast enough for a batch.
    case standard = "default"
    /// As small as it gets, never larger than `standard`; slow.
    case smallest
  }
}
