/// The texts of a language, read once.
///
/// Guarantees: each list has a template for each of the plural's forms.
final class LanguageTemplates: Sendable {
  let notRated: String
  let share: TextTemplate
  private let names: [TextTemplate]
  private let labels: [TextTemplate]
  private let plural: PluralRule

  init(_ language: Language) {
    precondition([language.names.count, language.labels.count].allSatisfy { $0 == language.plural.count })
    notRated = language.notRated
    share = TextTemplate(known: language.share)
    names = language.names.map { words in
      TextTemplate(known: words.contains("{") ? words : "\(language.share) \(words)")
    }
    labels = language.labels.map { TextTemplate(known: $0) }
    plural = language.plural
  }

  func name(ofStars count: Int) -> TextTemplate { names[plural.form(of: count)] }

  func label(ofStars count: Int) -> TextTemplate { labels[plural.form(of: count)] }
}
