import RatingNumbers
import RatingStyling
import StarRating

extension RatingImage {
  /// A picture asked for as on the command line: `size=39 stars=1 padding=1,2`, a space between properties.
  package init(_ rating: String, words: String) throws {
    var draft = RequestDraft()
    try draft.read(
      words.split(separator: " ").map { word in
        let parts = word.split(separator: "=", maxSplits: 1)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      })
    try self.init(Rating(words: rating), style: RatingStyle(draft.style))
  }
}
