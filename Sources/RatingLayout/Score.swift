import RatingNumbers
import RatingStyling

/// A rating in symbols: clamped to its scale, taken to the row's length, rounded to the step.
///
/// All of it is exact decimal arithmetic. A higher rating is never a lower picture, and the top is the whole row.
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
    symbols = Score.onRow(counted, top.adding(style.scaleShift), properties)
  }

  /// How much of the symbol at `index`, counted from 0, is filled: 0…1.
  package func level(of index: Int) -> Double {
    guard let rest = symbols.subtracting(index) else { return 0 }
    return min(max(rest.doubleValue, 0), 1)
  }

  /// The rating's share of its scale, in symbols; a rating at the top is the whole row, one at 0 none of it.
  private static func onRow(
    _ value: DecimalNumber, _ top: DecimalNumber, _ properties: RatingStyle.Properties
  ) -> ExactRatio {
    if value >= top { return ExactRatio(properties.stars) }
    guard value > DecimalNumber(0),
      // Eighteen digits, eighteen places and a hundred symbols fit.
      let symbols = ExactRatio(value).divided(by: ExactRatio(top))?.multiplied(
        by: ExactRatio(properties.stars))
    else { return ExactRatio(0) }
    return rounded(symbols, properties)
  }

  /// To a multiple of the step, counted from 0; what would be past the last symbol is the whole row.
  private static func rounded(_ symbols: ExactRatio, _ properties: RatingStyle.Properties) -> ExactRatio {
    guard case .every(let step) = properties.step else { return symbols }
    let stepRatio = ExactRatio(step)
    let (whole, rest) = symbols.steps(of: stepRatio)
    // In half steps, for the middle between two.
    let halves =
      switch (properties.rounding, rest) {
      case (_, .none), (.down, _), (.nearest, .lessThanHalf): whole * 2
      case (.up, _), (.nearest, .halfOrMore): whole * 2 + 2
      case (.midway, _): whole * 2 + 1
      }
    let rounded = ExactRatio(halves: halves, of: stepRatio)
    return rounded.floor < properties.stars ? rounded : ExactRatio(properties.stars)
  }
}
