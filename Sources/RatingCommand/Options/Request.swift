import RatingBatch
import RatingStyling
import StarRating

/// What a command's words ask for: the configuration's properties, the flags over them, the argument.
struct Request {
  let rating: Rating?
  let style: RatingStyle
  let output: OutputProperties
  /// All of it, for rows to be read over.
  let draft: RequestDraft
  /// The properties that were named.
  let named: Set<Property>

  init(_ scan: OptionScan, rating: String?) throws(CommandError) {
    var draft = RequestDraft()
    if let path = scan.value(of: .config) {
      let words: ConfigFile.Words
      do { words = try ConfigFile.words(of: path) } catch { throw .config(error) }
      do {
        try draft.read(words.words, spellings: words.spellings, pictures: PictureFiles(beside: path))
      } catch { throw .config(.property(path: path, error)) }
    }
    do {
      try draft.read(
        scan.properties + (rating.map { [(Property.rating.rawValue, $0)] } ?? []), pictures: PictureFiles())
      style = try draft.checkedStyle()
    } catch { throw .property(error) }
    self.draft = draft
    self.rating = draft.rating
    output = draft.output
    named = draft.named
  }
}
