import StarRating

/// What a row of any kind comes to.
protocol BatchPicture {
  /// In whole points.
  var width: Double { get }
  var height: Double { get }
  /// The accessible name.
  var name: String { get }
  var wasClamped: Bool { get }
  /// The numbers that its rating may have, in words.
  var scaleWords: String { get }
  func bytes(as format: OutputFormat, scale: Double, output: OutputProperties) throws(RatingError) -> [UInt8]
}

extension RatingImage: BatchPicture {
  var scaleWords: String { "a number from \(style.worst) to \(style.scaleTop)" }
}
