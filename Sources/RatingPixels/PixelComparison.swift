/// Two pictures side by side: dimensions first, then pixels on straight RGBA.
package struct PixelComparison: Hashable, Sendable {
  package enum Reason: String, Hashable, Sendable {
    /// The sizes differ; no pixel was looked at.
    case size
    /// More pixels differ than are allowed.
    case pixels
    case none
  }

  package let reason: Reason
  /// Nil where the sizes differ.
  package let difference: PixelDifference?

  package var isSame: Bool { reason == .none }

  package init(_ expected: PixelPicture, _ actual: PixelPicture, rules: ComparisonRules = .exact) {
    guard expected.width == actual.width, expected.height == actual.height else {
      (reason, difference) = (.size, nil)
      return
    }
    let difference = expected.withView { expected in
      actual.withView { actual in PixelComparer(expected, actual, rules).difference() }
    }
    self.difference = difference
    reason = difference.pixels > rules.allowedPixels ? .pixels : .none
  }
}
