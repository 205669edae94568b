import RatingNumbers

/// How a picture is written: properties of the files, not of the picture.
public struct OutputProperties: Hashable, Sendable {
  /// Pixels a point, each in (0, 16]; several write several PNG files.
  public var scales: [DecimalNumber] = [DecimalNumber(1)]
  /// Steps of edge coverage kept in a PNG, 2…256.
  public var coverageLevels = 64
  /// How hard a PNG is compressed.
  public var compression = RatingStyle.Compression.standard
  /// Put before an SVG's ids: letters, digits, `-`, `_`, a letter or `_` first.
  public var idPrefix = ""

  /// The defaults.
  public init() {}
}
