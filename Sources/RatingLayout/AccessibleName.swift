import RatingNumbers
import RatingStyling

/// What a picture is called for those who do not see it; it states the value before the step rounds it.
package struct AccessibleName: Sendable {
  let score: Score
  let style: RatingStyle

  package init(_ score: Score, in style: RatingStyle) {
    self.score = score
    self.style = style
  }

  package var text: String {
    let properties = style.properties
    guard let title = properties.title, let template = try? TextTemplate(title, of: .title) else {
      guard score.value != nil else { return AccessibleName.notRated }
      return "\(number(.value)) out of \(number(.outOf))" + AccessibleName.unit(of: style)
    }
    if score.value == nil, template.contains(.value) { return AccessibleName.notRated }
    return template.filled(number)
  }

  /// A place's number, in the decimals that the style asks for.
  package func number(_ place: TextTemplate.Place) -> String {
    let properties = style.properties
    switch place {
    case .value: return score.counted.map { AccessibleName.text(of: $0, properties.decimals) } ?? "none"
    case .outOf: return "\(style.scaleTop.adding(style.scaleShift))"
    case .stars: return "\(properties.stars)"
    case .count: return properties.count.map { "\($0)" } ?? "0"
    }
  }

  /// The text beside the row: the template's places with the locale's marks.
  package var visibleText: String? {
    guard let text = style.properties.text, let template = try? TextTemplate(text, of: .text) else {
      return nil
    }
    if score.value == nil, template.contains(.value) { return AccessibleName.notRated }
    return template.filled { style.numberLocale.localized(number($0)) }
  }

  static let notRated = "not rated"

  /// At most two places and no trailing zeros where `decimals` is nil.
  package static func text(of value: DecimalNumber, _ decimals: Int?) -> String {
    decimals.map { value.text(places: $0) } ?? "\(value.rounded(toPlaces: 2))"
  }

  /// The word for the scale's unit; none where the scale is not counted in stars.
  private static func unit(of style: RatingStyle) -> String {
    guard style.scaleTop.adding(style.scaleShift) == DecimalNumber(style.properties.stars) else { return "" }
    return style.properties.stars == 1 ? " star" : " stars"
  }
}
