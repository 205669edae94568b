import RatingNumbers

/// One line of the property table.
package struct PropertyRow: Sendable {
  package typealias Reader = @Sendable (inout RequestDraft, String) throws(PropertyError) -> Void

  package enum Group: String, CaseIterable, Sendable {
    case rating = "Rating"
    case style = "Style"
    case control = "Control"
    case output = "Output"
  }

  package let property: Property
  package let group: Group
  /// What is allowed, in words.
  package let values: String
  /// The default, in words.
  package let standard: String
  package let help: String
  package let read: Reader
  /// Where the picture goes whose file the words name.
  package var picture: (WritableKeyPath<RequestDraft, Picture?> & Sendable)?
}

extension PropertyRow {
  static func number(
    _ property: Property, _ group: Group, _ path: WritableKeyPath<RequestDraft, Double> & Sendable,
    _ range: NumberRange, _ standard: String, _ help: String
  ) -> PropertyRow {
    PropertyRow(property: property, group: group, values: range.words, standard: standard, help: help) {
      draft, words throws(PropertyError) in
      draft[keyPath: path] = try decimal(words, property, range).doubleValue
    }
  }

  static func length(
    _ property: Property, _ group: Group, _ path: WritableKeyPath<RequestDraft, Double?> & Sendable,
    _ range: NumberRange, _ standard: String, _ help: String
  ) -> PropertyRow {
    PropertyRow(property: property, group: group, values: range.words, standard: standard, help: help) {
      draft, words throws(PropertyError) in
      // What has no value by default can be given back.
      draft[keyPath: path] =
        words == "none" && standard == "none" ? nil : try decimal(words, property, range).doubleValue
    }
  }

  static func whole(
    _ property: Property, _ group: Group, _ path: WritableKeyPath<RequestDraft, Int> & Sendable,
    _ range: NumberRange, _ standard: String, _ help: String
  ) -> PropertyRow {
    PropertyRow(property: property, group: group, values: range.words, standard: standard, help: help) {
      draft, words throws(PropertyError) in
      draft[keyPath: path] = Int(try decimal(words, property, range).doubleValue)
    }
  }

  static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
    _ property: Property, _ group: Group, _ path: WritableKeyPath<RequestDraft, Choice> & Sendable,
    _ standard: String, _ help: String
  ) -> PropertyRow {
    let values = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    return PropertyRow(property: property, group: group, values: values, standard: standard, help: help) {
      draft, words throws(PropertyError) in
      guard let choice = Choice(rawValue: words) else {
        throw .invalid(property, value: words, allowed: values)
      }
      draft[keyPath: path] = choice
    }
  }

  static func paint(
    _ property: Property, _ group: Group, _ path: WritableKeyPath<RequestDraft, Paint> & Sendable,
    _ standard: String, _ help: String
  ) -> PropertyRow {
    PropertyRow(property: property, group: group, values: "a paint", standard: standard, help: help) {
      draft, words throws(PropertyError) in
      guard let paint = Paint(css: words) else {
        throw .invalid(property, value: words, allowed: Paint.allowed)
      }
      draft[keyPath: path] = paint
    }
  }

  static func color(_ words: String, _ property: Property) throws(PropertyError) -> RatingStyle.Color {
    guard let color = RatingStyle.Color(css: words) else {
      throw .invalid(property, value: words, allowed: RatingStyle.Color.allowed)
    }
    return color
  }

  static func decimal(
    _ words: String, _ property: Property, _ range: NumberRange, or other: String = ""
  ) throws(PropertyError) -> DecimalNumber {
    guard let number = DecimalNumber(words), range.contains(number.doubleValue) else {
      let allowed = range.words + other
      // The commas of a whole number are no decimal ones.
      throw range.isWhole
        ? .invalid(property, value: words, allowed: allowed) : .noNumber(property, words, allowed: allowed)
    }
    return number
  }
}
