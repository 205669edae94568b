import RatingBatch
import RatingStyling
import StarRating

/// What the words of `badge` ask for: the configuration's properties, the flags over them, the argument.
struct BadgeRequest {
  let draft: BadgeDraft
  let style: BadgeStyle

  /// - Parameter inputs: takes note of the files that are read.
  init(_ scan: OptionScan, rating: String?, _ inputs: InputFiles) throws(CommandError) {
    var draft = BadgeDraft()
    if let path = scan.value(of: .config) {
      inputs.add(path)
      let words: ConfigFile.Words
      do { words = try ConfigFile.words(of: path) } catch { throw .config(error) }
      do {
        try draft.read(words.words, spellings: words.spellings, pictures: inputs.pictures(beside: path))
      } catch { throw .config(.badge(path: path, error)) }
    }
    do {
      try draft.read(
        scan.badgeProperties + scan.properties + (rating.map { [(Property.rating.rawValue, $0)] } ?? []),
        pictures: inputs.pictures())
      style = try draft.checkedStyle()
    } catch { throw .badge(error) }
    self.draft = draft
  }
}

extension OptionScan {
  /// The options that are properties of badges; a switch says yes.
  var badgeProperties: [(name: String, value: String)] {
    options.filter { BadgeStyle.Property(rawValue: $0.option.name) != nil }.map {
      ($0.option.name, $0.option.value == nil ? "yes" : $0.value)
    }
  }
}
