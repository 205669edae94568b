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

  /// - Parameter inputs: takes note of the files that are read.
  init(_ scan: OptionScan, rating: String?, _ inputs: InputFiles = InputFiles()) throws(CommandError) {
    var draft = RequestDraft()
    if let path = scan.value(of: .config) {
      inputs.add(path)
      let words: ConfigFile.Words
      do { words = try ConfigFile.words(of: path) } catch { throw .config(error) }
      do {
        try draft.read(words.words, spellings: words.spellings, pictures: inputs.pictures(beside: path))
      } catch { throw .config(.property(path: path, error)) }
    }
    do {
      try draft.read(
        scan.properties + (rating.map { [(Property.rating.rawValue, $0)] } ?? []), pictures: inputs.pictures()
      )
      style = try draft.checkedStyle()
    } catch { throw .property(error) }
    self.draft = draft
    self.rating = draft.rating
    output = draft.output
    named = draft.named
  }
}
