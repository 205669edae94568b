/// What a comparison of two pictures forgives.
package struct ComparisonRules: Hashable, Sendable {
  /// The largest difference of a channel that does not count, in 1/255, 0…255.
  package let tolerance: Int
  /// How many pixels may differ, 0 or more.
  package let allowedPixels: Int
  /// Whether the noise of an edge that moved by a small part of a pixel is forgiven.
  package let antialiasing: Bool

  package static let exact = ComparisonRules()

  package init(tolerance: Int, allowedPixels: Int, antialiasing: Bool) throws(ComparisonRulesError) {
    guard ComparisonRules.tolerances.contains(tolerance) else { throw .tolerance(tolerance) }
    guard allowedPixels >= 0 else { throw .allowedPixels(allowedPixels) }
    self.tolerance = tolerance
    self.allowedPixels = allowedPixels
    self.antialiasing = antialiasing
  }

  private init() {
    (tolerance, allowedPixels, antialiasing) = (0, 0, false)
  }

  package static let tolerances = 0...255
}
