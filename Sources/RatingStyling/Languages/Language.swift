/// What a language says about ratings, and how it writes numbers: texts with the places of a `TextTemplate`.
struct Language: Sendable {
  /// `de`; other names of the same behind it, a space between.
  let codes: String
  let marks: NumberMarks
  /// The regions that write numbers otherwise, `CH LI`; the first of several stands for them in lists.
  let regions: [(names: String, marks: NumberMarks)]
  let plural: PluralRule
  /// What is said where nobody has rated yet.
  let notRated: String
  /// A value on its scale.
  let share: String
  /// A value of so many stars, by the plural of how many there are: what follows the share, or a whole template.
  let names: [String]
  /// A number of stars, by its plural.
  let labels: [String]

  init(
    _ codes: String, _ marks: NumberMarks, regions: [(String, NumberMarks)] = [], _ plural: PluralRule,
    _ notRated: String, _ share: String, names: [String], labels: [String]
  ) {
    self.codes = codes
    self.marks = marks
    self.regions = regions
    self.plural = plural
    self.notRated = notRated
    self.share = share
    self.names = names
    self.labels = labels
  }

  /// The names of all locales of the language, those that write numbers alike together.
  var locales: [(names: [String], marks: NumberMarks)] {
    let codes = codes.split(separator: " ").map(String.init)
    return [(codes, marks)]
      + regions.map { regions, marks in
        (regions.split(separator: " ").map { "\(codes[0])-\($0)" }, marks)
      }
  }
}
