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
  /// The rating on a scale whose 1 is the first symbol; nil where there is none.
  let counted: DecimalNumber?
  private let symbols: ExactRatio

  package init(_ rating: Rating, in style: RatingStyle) {
    guard let given = rating.value else {
      value = nil
      wasClamped = false
      counted = nil
      symbols = ExactRatio(0)
      return
    }
    let properties = style.properties
    let top = style.scaleTop
    let value = min(max(given, properties.worst), top)
    self.value = value
    wasClamped = value != given
    let counted = value.adding(style.scaleShift)
    self.counted = counted
    symbols = Score.rounded(
      Score.onRow(counted, top.adding(style.scaleShift), properties.stars), properties)
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
    // In half steps, for the middle between two.
    let halves =
      switch properties.rounding {
      case .nearest: inSteps.nearest * 2
      case .down: inSteps.floor * 2
      case .up: inSteps.ceiling * 2
      case .midway: inSteps.floor + inSteps.ceiling
      }
    let limit = ExactRatio(properties.stars)
    let count = ExactRatio(Int(clamping: halves)).divided(by: ExactRatio(2))
    guard let rounded = count?.multiplied(by: stepRatio), rounded.doubleValue <= limit.doubleValue else {
      return limit
    }
    return rounded
  }

  private static func nearest(_ value: Double) -> ExactRatio {
    ExactRatio(DecimalNumber(value) ?? DecimalNumber(0))
  }
}
