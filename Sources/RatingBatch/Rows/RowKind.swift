import RatingStyling
import StarRating

/// What a row asks for, by its column `kind`.
package enum RowKind: String, CaseIterable, Sendable {
  /// A row of stars.
  case rating
  case badge

  package static let allowed = allCases.map(\.rawValue).joined(separator: ", ")

  init(_ words: String) throws(RowFault) {
    guard let kind = RowKind(rawValue: words) else { throw .kind(words) }
    self = kind
  }

  /// The picture that a row's words ask for over the rules' own, and how its files are written.
  func picture(
    of words: [(name: String, value: String)], _ spellings: [Spelling], _ rules: RowRules
  ) throws(RowFault) -> (picture: any BatchPicture, output: OutputProperties) {
    switch self {
    case .rating:
      var draft = rules.base
      let style: RatingStyle
      do {
        try draft.read(words, spellings: spellings, pictures: rules.pictures)
        style = try draft.checkedStyle()
      } catch { throw .property(error) }
      guard let rating = draft.rating else { throw .missing(.rating) }
      do { return (try RatingImage(rating, style: style), draft.output) } catch { throw .picture(error) }
    case .badge:
      var draft: BadgeDraft
      let style: BadgeStyle
      do {
        draft = try rules.badgeBase.get()
        try draft.read(words, spellings: spellings, pictures: rules.pictures)
        style = try draft.checkedStyle()
      } catch { throw RowFault(error) }
      guard let rating = draft.rating else { throw .missing(.rating) }
      do { return (try Badge(rating, style: style), draft.output) } catch { throw .picture(error) }
    }
  }
}
