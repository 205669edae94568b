import RatingBatch
import RatingNumbers
import RatingPixels
import StarRatingSnapshots

/// Comparisons as JSON: lengths in pixels, the share 0…1, the largest difference of a channel 0…255.
enum ComparisonJSON {
  static func text(_ report: ComparisonReport) -> String {
    let difference = report.comparison.difference
    let box = difference?.box.map {
      "{\"x\": \($0.x), \"y\": \($0.y), \"width\": \($0.width), \"height\": \($0.height)}"
    }
    return "{\"same\": \(report.isSame), \"reason\": \"\(report.comparison.reason.rawValue)\", "
      + "\"expected\": \(side(report.expected)), \"actual\": \(side(report.actual)), "
      + "\"pixels\": \(difference.map { "\($0.pixels)" } ?? "null"), "
      + "\"share\": \(report.share.map { NumberText.short($0, places: 12) } ?? "null"), "
      + "\"box\": \(box ?? "null"), \"largest\": \(difference.map(report.largest) ?? "null")}"
  }

  static func text(_ outcome: FolderOutcome) -> String {
    let different = outcome.different.map { entry in
      "{\"name\": \(JSONText.string(entry.name)), \"result\": \(text(entry.report))}"
    }
    let trouble = outcome.trouble.map { entry in
      "{\"name\": \(JSONText.string(entry.name)), \"message\": \(JSONText.string(entry.message))}"
    }
    return """
      {
        "same": \(outcome.isSame),
        "expected": \(JSONText.string(outcome.pair.expected)),
        "actual": \(JSONText.string(outcome.pair.actual)),
        "compared": \(outcome.pair.common.count),
        "missing": \(list(outcome.pair.missing.map { JSONText.string($0.text) })),
        "new": \(list(outcome.pair.new.map { JSONText.string($0.text) })),
        "different": \(list(different)),
        "trouble": \(list(trouble))
      }

      """
  }

  private static func list(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n    \(items.joined(separator: ",\n    "))\n  ]"
  }

  private static func side(_ side: ComparisonReport.Side) -> String {
    "{\"path\": \(JSONText.string(side.path)), \"width\": \(side.width), \"height\": \(side.height)}"
  }
}
