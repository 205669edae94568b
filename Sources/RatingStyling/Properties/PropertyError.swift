import RatingNumbers

/// Why a request is wrong: what was asked for, the value it had, what is allowed.
public enum PropertyError: Error, Hashable, Sendable {
  /// No property has this name; `nearest` is the known name that looks most like it.
  case unknown(name: String, nearest: String?)
  /// The value is not one of the property's.
  case invalid(RatingStyle.Property, value: String, allowed: String)
  /// The file that the property names cannot be read; the reason is the system's.
  case unreadable(RatingStyle.Property, path: String, reason: String)
  /// The property was given twice in one place.
  case repeated(RatingStyle.Property)
  /// The property has to be given.
  case missing(RatingStyle.Property)
}

extension PropertyError: CustomStringConvertible {
  /// What is wrong, in one line for a person.
  public var description: String {
    switch self {
    case .unknown(let name, let nearest?):
      "there is no property \(quoted(name)): did you mean \(nearest)?"
    case .unknown(let name, nil):
      "there is no property \(quoted(name)): star-rating help render lists them"
    case .invalid(let property, let value, let allowed):
      "\(property.rawValue) cannot be \(quoted(value)): \(PropertyError.reason(allowed))"
    case .unreadable(let property, let path, let reason):
      "\(property.rawValue) cannot be read from \(quoted(path)): \(reason)"
    case .repeated(let property):
      "\(property.rawValue) is given twice: once is allowed"
    case .missing(let property):
      "\(property.rawValue) is missing: allowed is \(PropertyTable.row(for: property).values)"
    }
  }

  /// What is allowed in place of a decimal comma.
  package static let point = "a point as in 3.5"

  /// Why a value cannot be, by what is allowed.
  package static func reason(_ allowed: String) -> String {
    (allowed == point ? "a decimal comma, " : "") + "allowed is \(allowed)"
  }

  private func quoted(_ value: String) -> String { QuotedText.quoted(value) }
}

extension PropertyError {
  /// A word that is no number of the property's.
  static func noNumber(_ property: Property, _ word: String, allowed: String) -> PropertyError {
    .invalid(property, value: word, allowed: DecimalNumber.hasComma(word) ? point : allowed)
  }

  /// The error with its value as it was written.
  ///
  /// - Parameter written: what was written for a property whose value is this; nil where nothing was.
  func quoting(_ written: (Property, String) -> String?) -> PropertyError {
    guard case .invalid(let property, let value, let allowed) = self else { return self }
    return .invalid(property, value: written(property, value) ?? value, allowed: allowed)
  }
}
