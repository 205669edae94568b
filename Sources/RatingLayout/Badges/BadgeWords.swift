import RatingStyling

/// What a badge says: its label, its message, its name.
struct BadgeWords: Sendable {
  /// Nil where there is no label box.
  let label: String?
  /// The words of the message; nil where stars alone are the message.
  let message: String?
  /// The title where one is given, else the label, a colon, and the rating's name; the letters as they were given.
  let name: String

  init(_ score: Score, _ style: BadgeStyle, _ geometry: BadgeGeometry) {
    let rating = AccessibleName(score, in: style.rating)
    let label = style.properties.label.shown
    name = rating.title ?? (label.isEmpty ? "" : "\(label): ") + rating.standard
    let locale = style.rating.numberLocale
    let message = style.text.map { BadgeWords.message($0, rating, locale) }
    func cased(_ words: String) -> String { geometry.isUpperCase ? locale.uppercased(words) : words }
    self.label = label.isEmpty ? nil : cased(label)
    self.message = message.flatMap { $0.isBlank ? nil : cased($0) }
  }

  private static func message(
    _ text: TextTemplate, _ rating: AccessibleName, _ locale: NumberLocale
  ) -> String {
    rating.visible(text) { place in
      guard place == .count, let count = rating.properties.count else {
        return locale.localized(rating.number(place))
      }
      let short = ShortCount.text(count)
      return locale.localized(short.digits) + short.unit
    }
  }
}
