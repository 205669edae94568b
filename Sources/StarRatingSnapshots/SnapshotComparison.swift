import RatingCodecs
import RatingPixels

/// Two PNGs side by side, without a golden: dimensions first, then pixels on straight RGBA.
public struct SnapshotComparison: Sendable {
  /// Whether they are the same under the rules given.
  public var isSame: Bool { report.isSame }
  /// Pixels that differ and are not forgiven; nil where the sizes differ.
  public var pixels: Int? { report.comparison.difference?.pixels }
  /// Several lines for a person: how many pixels differ, their box, the largest difference, both sizes.
  public var words: String { "\(report)" }

  private let report: ComparisonReport
  private let expected: PixelPicture
  private let actual: PixelPicture

  /// Reads and compares the bytes of two PNG files.
  ///
  /// - Parameters:
  ///   - tolerance: the largest difference of a channel that does not count, in 1/255, 0…255.
  ///   - allowPixels: how many pixels may differ.
  ///   - antialiasing: forgives the noise of an edge that moved by a small part of a pixel.
  /// - Throws: `SnapshotFailure` where one is no whole PNG, beyond the limits, or a rule is out of its range.
  public init(
    expected: [UInt8], actual: [UInt8], tolerance: Int = 0, allowPixels: Int = 0, antialiasing: Bool = false
  ) throws(SnapshotFailure) {
    do {
      let rules = try ComparisonRules(
        tolerance: tolerance, allowedPixels: allowPixels, antialiasing: antialiasing)
      self.expected = try PNGDecoder.picture(expected)
      self.actual = try PNGDecoder.picture(actual)
      report = ComparisonReport(
        self.expected, path: "the first picture", self.actual, path: "the second picture", rules: rules)
    } catch { throw SnapshotFailure(description: "\(error)") }
  }

  /// The PNG of expected, difference and actual in one picture; red is what differs, blue what is forgiven.
  public func differencePicture() throws(SnapshotFailure) -> [UInt8] {
    do {
      let sheet = try DifferencePicture.triptych(expected, actual, rules: report.rules)
      return try PNGEncoder(scale: 1).bytes(sheet)
    } catch { throw SnapshotFailure(description: "\(error)") }
  }
}
