import RatingStyling

/// What a badge says: its label, its message, its name.
struct BadgeWords: Sendable {
  /// Nil where there is no label box.
  let label: String?
  /// The words of the message; nil where stars alone are the message.
  let message: String?
  /// The label, a colon, and the rating's name; the letters as they were given.
  let name: String

  init(_ score: Score, _ style: BadgeStyle, _ geometry: BadgeGeometry) {
    let rating = AccessibleName(score, in: style.rating)
    let label = style.properties.label.shown
    name = label.isEmpty ? rating.text : "\(label): \(rating.text)"
    let message = style.text.map { BadgeWords.message($0, rating, style.rating).shown }
    func cased(_ words: String) -> String { geometry.isUpperCase ? words.uppercased() : words }
    self.label = label.isEmpty ? nil : cased(label)
    self.message = message.flatMap { $0.isBlank ? nil : cased($0) }
  }

  private static func message(_ text: TextTemplate, _ rating: AccessibleName, _ style: RatingStyle) -> String
  {
    if rating.score.value == nil, text.contains(.value) { return AccessibleName.notRated }
    let locale = style.numberLocale
    return text.filled { place in
      guard place == .count, let count = style.properties.count else {
        return locale.localized(rating.number(place))
      }
      let short = ShortCount.text(count)
      return locale.localized(short.digits) + short.unit
    }
  }
}
