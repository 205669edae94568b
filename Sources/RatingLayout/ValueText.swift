import RatingNumbers
import RatingStyling

/// The digits that say a rating.
enum ValueText {
  typealias Ends = (worst: DecimalNumber, top: DecimalNumber)

  static func digits(
    of value: DecimalNumber, between ends: @autoclosure () -> Ends, _ properties: RatingStyle.Properties
  ) -> String {
    var (number, places) = (value, properties.decimals ?? 2)
    if value.scale > places {
      switch properties.valueRounding {
      case .down: number = value.roundedDown(toPlaces: places)
      case .nearest: (number, places) = nearest(to: value, between: ends(), places)
      }
    }
    return properties.decimals == nil ? "\(number)" : number.text(places: places)
  }

  /// The nearest number, but neither end where the value is none. Where the ends are too close for one of so many
  /// places, there is a place more; with all of its own the value is one.
  private static func nearest(
    to value: DecimalNumber, between ends: Ends, _ places: Int
  ) -> (number: DecimalNumber, places: Int) {
    guard ends.worst < value, value < ends.top else { return (value.rounded(toPlaces: places), places) }
    var places = places
    while true {
      let numbers = [
        value.rounded(toPlaces: places), value.roundedDown(toPlaces: places),
        value.roundedUp(toPlaces: places),
      ]
      if let number = numbers.first(where: { ends.worst < $0 && $0 < ends.top }) { return (number, places) }
      places += 1
    }
  }
}
