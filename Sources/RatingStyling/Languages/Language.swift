/// What a language says about ratings, and how it writes numbers.
///
/// Guarantees: each list of templates has a template for each of the plural's forms.
final class Language: Sendable {
  /// What is said where nobody has rated yet.
  let notRated: String
  /// A value on its scale.
  let share: TextTemplate
  /// A number of stars of so many, by the plural of how many there are.
  let names: [TextTemplate]
  /// A number of stars, by its plural.
  let labels: [TextTemplate]
  let plural: PluralRule
  /// The numbers of the language, then those of regions that write them otherwise; the first of several regions
  /// stands for them in lists.
  let marks: [(locales: [String], marks: NumberMarks)]

  /// - Parameters:
  ///   - names: what follows the share, or a whole template.
  ///   - regions: `CH LI`: the regions of these marks.
  init(
    _ code: String, _ marks: NumberMarks, regions: [(String, NumberMarks)] = [], _ plural: PluralRule,
    _ notRated: String, _ share: String, names: [String], labels: [String]
  ) {
    precondition(names.count == plural.count && labels.count == plural.count)
    self.notRated = notRated
    self.share = TextTemplate(known: share)
    self.names = names.map { TextTemplate(known: $0.contains("{") ? $0 : "\(share) \($0)") }
    self.labels = labels.map { TextTemplate(known: $0) }
    self.plural = plural
    self.marks =
      [(code.split(separator: " ").map(String.init), marks)]
      + regions.map { regions, marks in (regions.split(separator: " ").map { "\(code)-\($0)" }, marks) }
  }
}

extension TextTemplate {
  /// A template of the program's own.
  fileprivate init(known words: String) {
    do { try self.init(words, of: .title) } catch { preconditionFailure("\(error)") }
  }
}
