import RatingStyling

extension RowFault {
  init(_ error: BadgeError) {
    if case .property(let error) = error { self = .property(error) } else { self = .badge(error) }
  }

  /// The column that is to blame, where it is one.
  var field: String? {
    switch self {
    case .unknownKey(let name, _), .repeatedKey(let name), .plainValue(let name): name
    case .missing(let column), .ofBadges(let column): column.name
    case .unrated: Property.rating.rawValue
    case .kind: ManifestColumn.kind.name
    case .name, .clash: ManifestColumn.output.name
    case .property(let error): error.property?.rawValue
    case .badge(let error): error.name
    default: nil
    }
  }
}

extension PropertyError {
  fileprivate var property: Property? {
    switch self {
    case .unknown: nil
    case .invalid(let property, _, _), .unreadable(let property, _, _), .repeated(let property),
      .missing(let property):
      property
    }
  }
}

extension BadgeError {
  fileprivate var name: String? {
    switch self {
    case .invalid(let property, _, _), .unreadable(let property, _, _), .repeated(let property):
      property.rawValue
    case .unfit(let property, _): property.rawValue
    case .property(let error): error.property?.rawValue
    }
  }
}
