import RatingBatch
import RatingStyling
import StarRating

/// What a manifest's rows start from: the configuration's properties, the flags over them, for rows of every kind.
struct BatchDefaults {
  private(set) var rating = RequestDraft()
  /// What is wrong for badges is told of rows that ask for one.
  private(set) var badge: Result<BadgeDraft, BadgeError> = .success(BadgeDraft())

  /// - Parameter inputs: takes note of the files that are read.
  init(_ scan: OptionScan, _ inputs: InputFiles) throws(CommandError) {
    if let path = scan.value(of: .config) {
      inputs.add(path)
      let words: ConfigFile.Words
      do { words = try ConfigFile.words(of: path) } catch { throw .config(error) }
      do { try read(words.words, words.spellings, inputs.pictures(beside: path)) } catch {
        throw .config(.property(path: path, error))
      }
    }
    do {
      try read(scan.badgeProperties + scan.properties, [], inputs.pictures())
      _ = try rating.checkedStyle()
    } catch { throw .property(error) }
  }

  private mutating func read(
    _ words: [(name: String, value: String)], _ spellings: [Spelling], _ pictures: some PictureLoading
  ) throws(PropertyError) {
    try rating.read(
      words.filter { BadgeStyle.Property(rawValue: $0.name) == nil }, spellings: spellings, pictures: pictures
    )
    let before = badge
    badge = Result { () throws(BadgeError) in
      var draft = try before.get()
      try draft.read(words, spellings: spellings, pictures: pictures)
      return draft
    }
  }
}
