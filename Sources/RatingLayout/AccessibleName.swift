import RatingNumbers
import RatingStyling

/// What a picture is called for those who do not see it; it states the value before the step rounds it.
package struct AccessibleName: Sendable {
  let score: Score
  let properties: RatingStyle.Properties
  private let locale: NumberLocale
  /// The top of the scale, counted from 1.
  private let top: DecimalNumber
  private let shift: Int

  package init(_ score: Score, in style: RatingStyle) {
    self.score = score
    properties = style.properties
    locale = style.numberLocale
    shift = style.scaleShift
    top = style.scaleTop.adding(shift)
  }

  package var text: String { title ?? standard }

  /// What the style's title says; nil where there is none, or none of what it says is known.
  var title: String? {
    guard let words = properties.title, let template = try? TextTemplate(words, of: .title),
      score.value != nil || !template.contains(.value)
    else { return nil }
    return template.filled { spoken($0) }
  }

  /// The name in the words of the style's language.
  var standard: String {
    guard score.value != nil else { return notRated { spoken($0) } }
    // The scale has a unit where it is counted in stars.
    let countsStars = top == DecimalNumber(properties.stars)
    return (countsStars ? locale.name(ofStars: properties.stars) : locale.share).filled { spoken($0) }
  }

  /// A place's number, in the decimals that the style asks for.
  package func number(_ place: TextTemplate.Place) -> String {
    switch place {
    case .value: return score.counted.map { digits(of: $0) } ?? "none"
    case .outOf: return "\(top)"
    case .stars: return "\(properties.stars)"
    case .count: return properties.count.map { "\($0)" } ?? "0"
    }
  }

  /// What a symbol is called as a choice.
  ///
  /// - Parameters:
  ///   - count: which symbol it is, the first is 1.
  ///   - rating: what it stands for on the rating's scale.
  func label(ofStars count: Int, rating: @autoclosure () -> DecimalNumber?) -> String {
    let own = properties.labelTemplate.flatMap { try? TextTemplate($0, of: .labelTemplate) }
    return (own ?? locale.label(ofStars: count)).filled { place in
      switch place {
      case .stars: marked("\(count)")
      case .value: marked(rating().map { digits(of: $0.adding(shift)) } ?? "")
      default: spoken(place)
      }
    }
  }

  /// The text beside the row: the template's places with the locale's marks.
  package var visibleText: String? {
    guard let words = properties.text, let template = try? TextTemplate(words, of: .text) else { return nil }
    return visible(template) { locale.localized(number($0)) }
  }

  /// A text that is seen; what is not rated is said where it would say the value.
  func visible(_ text: TextTemplate, _ number: (TextTemplate.Place) -> String) -> String {
    score.value == nil && text.contains(.value) ? notRated(number) : text.filled(number)
  }

  private func notRated(_ number: (TextTemplate.Place) -> String) -> String {
    let own = properties.noneText.flatMap { try? TextTemplate($0, of: .noneText) }
    return own?.filled(number) ?? locale.notRated
  }

  /// A place's number as it is read aloud: plain, but for a locale that was asked for.
  private func spoken(_ place: TextTemplate.Place) -> String { marked(number(place)) }

  private func marked(_ digits: String) -> String {
    properties.locale == nil ? digits : locale.localized(digits)
  }

  /// A rating, counted from 1.
  private func digits(of value: DecimalNumber) -> String {
    ValueText.digits(of: value, between: (properties.worst.adding(shift), top), properties)
  }
}
