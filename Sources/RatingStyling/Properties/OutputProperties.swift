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

extension OutputProperties {
  /// Throws the first property that is out of its range.
  package func check() throws(PropertyError) {
    guard scales.count <= OutputProperties.mostScales else {
      throw .invalid(.scale, value: "\(scales.count) scales", allowed: OutputProperties.scaleCount)
    }
    for scale in scales { try OutputProperties.check(scale: scale.doubleValue) }
    try RatingStyle.check(.coverageLevels, Double(coverageLevels), .coverageLevels)
    guard OutputProperties.isPrefix(idPrefix) else {
      throw .invalid(.idPrefix, value: idPrefix, allowed: OutputProperties.prefixes)
    }
  }

  /// Throws where a scale is not in (0, 16].
  package static func check(scale: Double) throws(PropertyError) {
    try RatingStyle.check(.scale, scale, .scale)
  }

  /// The most scales of one request.
  static let mostScales = 16
  static let scaleCount = "at most \(mostScales) scales"

  static let prefixes = "up to 64 letters, digits, - and _, a letter or _ first"

  static func isPrefix(_ words: String) -> Bool {
    words.utf8.count <= 64
      && words.utf8.enumerated().allSatisfy { index, byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
          true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): index > 0
        default: false
        }
      }
  }
}
