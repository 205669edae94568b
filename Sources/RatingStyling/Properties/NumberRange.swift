import RatingNumbers

/// The numbers a property may have, and how that is said.
struct NumberRange: Sendable {
  var lower: Double
  var upper: Double
  /// Whether `lower` itself is out.
  var isOpen = false
  var isWhole = false

  func contains(_ value: Double) -> Bool {
    (isOpen ? value > lower : value >= lower) && value <= upper && (!isWhole || value == value.rounded())
  }

  var words: String {
    let kind = isWhole ? "a whole number" : "a number"
    let (low, high) = (DecimalNumber(lower) ?? DecimalNumber(0), DecimalNumber(upper) ?? DecimalNumber(0))
    return isOpen ? "\(kind) above \(low), up to \(high)" : "\(kind) from \(low) to \(high)"
  }

  static let stars = NumberRange(lower: 1, upper: 100, isWhole: true)
  static let scaleTop = NumberRange(lower: 0, upper: 1_000_000_000, isOpen: true)
  static let worst = NumberRange(lower: 0, upper: 1_000_000_000)
  static let firstRating = NumberRange(lower: 0, upper: 1, isWhole: true)
  static let share = NumberRange(lower: 0, upper: 1)
  static let step = NumberRange(lower: 0, upper: 1, isOpen: true)
  static let count = NumberRange(lower: 0, upper: 9_000_000_000_000_000, isWhole: true)
  static let decimals = NumberRange(lower: 0, upper: 6, isWhole: true)
  static let points = NumberRange(lower: 3, upper: 64, isWhole: true)
  static let innerRadius = NumberRange(lower: 0, upper: 1, isOpen: true)
  static let cornerRadius = NumberRange(lower: 0, upper: 0.5)
  static let size = NumberRange(lower: 0, upper: 16_384, isOpen: true)
  static let length = NumberRange(lower: 0, upper: 16_384)
  static let blur = NumberRange(lower: 0, upper: 100)
  static let scale = NumberRange(lower: 0, upper: 16, isOpen: true)
  static let coverageLevels = NumberRange(lower: 2, upper: 256, isWhole: true)
}
