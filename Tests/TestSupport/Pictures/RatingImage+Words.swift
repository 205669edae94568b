import RatingNumbers
import RatingStyling
import StarRating

extension RatingImage {
  /// A picture asked for as on the command line: `size=39 stars=1 padding=1,2`, a space between properties.
  package init(_ rating: String, words: String) throws {
    try self.init(
      rating,
      words.split(separator: " ").map { word in
        let parts = word.split(separator: "=", maxSplits: 1)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      })
  }

  /// A picture asked for by names and values; the names of pictures are those of `MadePictures`.
  package init(_ rating: String, _ words: [(name: String, value: String)]) throws {
    var draft = RequestDraft()
    try draft.read(words, pictures: MadePictures.all)
    try self.init(Rating(words: rating), style: RatingStyle(draft.style))
  }
}

extension Badge {
  /// A badge asked for by names and values; the names of pictures are those of `MadePictures`.
  package init(_ rating: String, _ words: [(name: String, value: String)]) throws {
    var draft = BadgeDraft()
    try draft.read(words, pictures: MadePictures.all)
    try self.init(Rating(words: rating), style: BadgeStyle(draft.properties))
  }
}
