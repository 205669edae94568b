import RatingNumbers
import RatingPixels

/// What a comparison found, with the sizes and names of both pictures.
package struct ComparisonReport: Hashable, Sendable {
  /// One of the two pictures.
  package struct Side: Hashable, Sendable {
    /// The picture's path, or what it is called where it has none.
    package let path: String
    /// In pixels.
    package let width, height: Int
  }

  package let expected: Side
  package let actual: Side
  package let rules: ComparisonRules
  package let comparison: PixelComparison

  package init(
    _ expected: PixelPicture, path expectedPath: String, _ actual: PixelPicture, path actualPath: String,
    rules: ComparisonRules
  ) {
    self.expected = Side(path: expectedPath, width: expected.width, height: expected.height)
    self.actual = Side(path: actualPath, width: actual.width, height: actual.height)
    self.rules = rules
    comparison = PixelComparison(expected, actual, rules: rules)
  }

  package var isSame: Bool { comparison.isSame }

  /// The share of the pixels that differ, 0…1; nil where the sizes differ.
  package var share: Double? {
    comparison.difference.map { Double($0.pixels) / Double(expected.width * expected.height) }
  }
}

extension ComparisonReport: CustomStringConvertible {
  /// Several lines for a person, without a line break at the end.
  package var description: String { words(path: QuotedText.plain) }

  /// The same lines for a page or a terminal.
  ///
  /// - Parameter path: how a path is written there.
  package func words(path: (String) -> String) -> String {
    func words(_ side: Side) -> String {
      "\(path(side.path)), \(side.width) x \(side.height) pixels"
    }
    var lines = [headline, "  expected: \(words(expected))", "  actual:   \(words(actual))"]
    if let box = comparison.difference?.box {
      lines.append("  box:      \(box.width) x \(box.height) pixels at x \(box.x), y \(box.y)")
    }
    if let difference = comparison.difference, difference.largest > 0 {
      lines.append("  largest difference of a channel: \(largest(difference)) of 255")
    }
    return lines.joined(separator: "\n")
  }

  /// The first line: same or different, and by how much.
  package var headline: String {
    guard let difference = comparison.difference else {
      return "different: \(expected.width) x \(expected.height) pixels are expected, there are "
        + "\(actual.width) x \(actual.height)"
    }
    let total = expected.width * expected.height
    let counted = "\(difference.pixels) of \(total) pixels differ (\(percent))"
    let allowed = rules.allowedPixels > 0 ? ", \(rules.allowedPixels) may" : ""
    switch comparison.reason {
    case .size, .pixels: return "different: \(counted)\(allowed)"
    case .none where difference.pixels > 0: return "same: \(counted)\(allowed)"
    case .none where difference.largest > 0: return "same: what differs is forgiven"
    case .none: return "same: no pixel differs"
    }
  }

  /// The largest difference of a channel, 0…255; a fraction for 16 bits a channel.
  package func largest(_ difference: PixelDifference) -> String {
    NumberText.short(difference.largestLevel, places: 3)
  }

  private var percent: String {
    guard let share, share > 0 else { return "0 %" }
    let text = NumberText.short(share * 100, places: 4)
    switch text {
    case "0": return "less than 0.0001 %"
    case "100" where share < 1: return "more than 99.9999 %"
    default: return "\(text) %"
    }
  }
}
