import RatingNumbers

/// Why a request for a badge is wrong.
public enum BadgeError: Error, Hashable, Sendable {
  /// The value is not one of the property's.
  case invalid(BadgeStyle.Property, value: String, allowed: String)
  /// The file that the property names cannot be read; the reason is the system's.
  case unreadable(BadgeStyle.Property, path: String, reason: String)
  /// The property was given twice in one place.
  case repeated(BadgeStyle.Property)
  /// A row of stars has this property, a badge has no use for it.
  case unfit(RatingStyle.Property, reason: String)
  /// A property of the stars or of the text is wrong.
  case property(PropertyError)
}

extension BadgeError: CustomStringConvertible {
  /// What is wrong, in one line for a person.
  public var description: String {
    switch self {
    case .invalid(let property, let value, let allowed):
      "\(property.rawValue) cannot be \(QuotedText.quoted(value)): allowed is \(allowed)"
    case .unreadable(let property, let path, let reason):
      "\(property.rawValue) cannot be read from \(QuotedText.quoted(path)): \(reason)"
    case .repeated(let property): "\(property.rawValue) is given twice: once is allowed"
    case .unfit(let property, let reason): "\(property.rawValue) says nothing in a badge: \(reason)"
    case .property(let error): "\(error)"
    }
  }
}

extension BadgeError {
  /// The error with its value as it was written.
  ///
  /// - Parameter written: what was written for a property whose value is this; nil where nothing was.
  func quoting(_ written: (BadgeStyle.Property, String) -> String?) -> BadgeError {
    guard case .invalid(let property, let value, let allowed) = self else { return self }
    return .invalid(property, value: written(property, value) ?? value, allowed: allowed)
  }
}
