import RatingBatch
import RatingLayout
import RatingNumbers
import RatingStyling
import StarRating

/// A badge's rating as schema.org's AggregateRating, in JSON-LD.
enum AggregateRating {
  /// One line, safe within a `script` element; nil where there is no rating.
  ///
  /// - Parameter item: what the rating is of; search engines take no rating that stands alone.
  static func text(_ badge: Badge, of item: ReviewedItem?) -> String? {
    let layout = badge.layout
    guard let value = layout.score.value else { return nil }
    let rating = layout.style.rating
    let numbers = AccessibleName(layout.score, in: rating)
    var members = [
      "\"@context\": \"https://schema.org\"", "\"@type\": \"AggregateRating\"",
      "\"name\": \(JSONText.string(layout.name))",
      // All three are counted from 1 on any scale; the value is told as it is, not as it is rounded to be read.
      "\"ratingValue\": \(value.adding(rating.scaleShift))",
      "\"worstRating\": \(rating.worst.adding(rating.scaleShift))",
      "\"bestRating\": \(numbers.number(.outOf))",
    ]
    if let item {
      members.insert(
        "\"itemReviewed\": {\"@type\": \"\(item.type)\", \"name\": \(JSONText.string(item.name))}", at: 2)
    }
    if let count = rating.count { members.append("\"ratingCount\": \(count)") }
    // Only texts hold these characters, and there they may be told by their numbers.
    return "{\(members.joined(separator: ", "))}".replacing("<", by: "\\u003c").replacing(">", by: "\\u003e")
      .replacing("&", by: "\\u0026")
  }
}

extension String {
  fileprivate func replacing(_ character: Unicode.Scalar, by words: String) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == character { text += words } else { text.unicodeScalars.append(scalar) }
    }
  }
}
