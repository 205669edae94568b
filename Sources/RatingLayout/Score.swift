import RatingNumbers
import RatingStyling

/// A rating in symbols: clamped to its scale, taken to the row's length, rounded to the step.
///
/// All of it is decimal arithmetic; where digits are too many for 127 bits, the nearest `Double` serves.
package struct Score: Sendable {
  /// The rating within its scale, nil where there is none.
  package let value: DecimalNumber?
  /// Whether the rating lay beyond its scale.
  package let wasClamped: Bool
  private let symbols: ExactRatio

  package init(_ rating: Rating, in style: RatingStyle) {
    guard let given = rating.value else {
      value = nil
      wasClamped = false
      symbols = ExactRatio(0)
      return
    }
    let properties = style.properties
    let top = style.scaleTop
    let value = min(max(given, properties.worst), top)
    self.value = value
    wasClamped = value != given
    symbols = Score.rounded(Score.onRow(value, top, properties.stars), properties)
  }

  /// How much of the symbol at `index`, counted from 0, is filled: 0…1.
  package func level(of index: Int) -> Double {
    guard let rest = symbols.subtracting(index) else { return 0 }
    return min(max(rest.doubleValue, 0), 1)
  }

  private static func onRow(_ value: DecimalNumber, _ top: DecimalNumber, _ stars: Int) -> ExactRatio {
    if let exact = ExactRatio(value).divided(by: ExactRatio(top))?.multiplied(by: ExactRatio(stars)) {
      return exact
    }
    return nearest(value.doubleValue / top.doubleValue * Double(stars))
  }

  private static func rounded(_ symbols: ExactRatio, _ properties: RatingStyle.Properties) -> ExactRatio {
    guard case .every(let step) = properties.step else { return symbols }
    let stepRatio = ExactRatio(step)
    let inSteps = symbols.divided(by: stepRatio) ?? nearest(symbols.doubleValue / step.doubleValue)
    let count =
      switch properties.rounding {
      case .nearest: inSteps.nearest
      case .down: inSteps.floor
      case .up: inSteps.ceiling
      }
    let limit = ExactRatio(properties.stars)
    let whole = ExactRatio(Int(clamping: count))
    guard let rounded = whole.multiplied(by: stepRatio), rounded.doubleValue <= limit.doubleValue else {
      return limit
    }
    return rounded
  }

  private static func nearest(_ value: Double) -> ExactRatio {
    ExactRatio(DecimalNumber(value) ?? DecimalNumber(0))
  }
}
