import RatingStyling
import StarRating

/// What a row asks for, by its column `kind`.
enum RowKind: String, CaseIterable {
  case rating

  static let allowed = allCases.map(\.rawValue).joined(separator: ", ")

  init(_ words: String) throws(RowFault) {
    guard let kind = RowKind(rawValue: words) else { throw .kind(words) }
    self = kind
  }

  /// The picture of a row whose words have been read.
  func picture(of draft: RequestDraft) throws(RowFault) -> any BatchPicture {
    switch self {
    case .rating:
      guard let rating = draft.rating else { throw .missing(.rating) }
      let style: RatingStyle
      do { style = try RatingStyle(draft.style) } catch { throw .property(error) }
      do { return try RatingImage(rating, style: style) } catch { throw .picture(error) }
    }
  }
}
