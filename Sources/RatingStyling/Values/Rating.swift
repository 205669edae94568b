import RatingNumbers

/// What a picture shows: a number on the style's scale, or that nobody has rated yet.
public struct Rating: Hashable, Sendable {
  /// The number, nil where there is no rating.
  public let value: DecimalNumber?

  /// A rating as its decimal: 4.35 is exactly 4.35.
  public init(_ value: DecimalNumber) {
    self.value = value
  }

  /// A rating from a number, taken as its shortest decimal; throws where it is not finite.
  public init(_ value: Double) throws(PropertyError) {
    guard let decimal = DecimalNumber(value) else {
      throw .invalid(.rating, value: "\(value)", allowed: Rating.allowed)
    }
    self.value = decimal
  }

  private init(value: DecimalNumber?) {
    self.value = value
  }

  /// Not rated: every symbol empty, the picture named "not rated".
  public static let none = Rating(value: nil)

  static let allowed = "a number such as 3.5, or none"

  /// Reads a decimal number or `none`.
  public init(words: String) throws(PropertyError) {
    if words == "none" {
      self = .none
    } else if let decimal = DecimalNumber(words) {
      value = decimal
    } else {
      throw .noNumber(.rating, words, allowed: Rating.allowed)
    }
  }
}
