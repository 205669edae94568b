import RatingPixels

/// The options of `compare`.
extension Option {
  static let comparisonOutput = Option(
    name: "output", letter: "o", value: "FILE", allowed: "a file ending in .png or .html, or -",
    help: "expected, difference and actual as a picture; .html: a page, the only form for folders")
  static let tolerance = Option(
    name: "tolerance", letter: nil, value: "N",
    allowed: "a whole number of 1/255 from 0 to \(ComparisonRules.tolerances.upperBound)",
    help: "the largest difference of a channel that does not count, in 1/255: 0 to 255")
  static let allowPixels = Option(
    name: "allow-pixels", letter: nil, value: "N",
    allowed: "a whole number of pixels from 0 to \(PixelLimits.total)",
    help: "how many pixels may differ, a number and no share")
  static let antialiasing = Option(
    name: "antialiasing", letter: nil, value: nil, allowed: "",
    help: "forgive the noise of edges that moved by a tenth of a pixel or less")
  static let json = Option(
    name: "json", letter: nil, value: nil, allowed: "", help: "print the result as JSON")
}
