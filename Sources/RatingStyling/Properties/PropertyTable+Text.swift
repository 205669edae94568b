extension PropertyTable {
  static let textRows: [PropertyRow] = [
    PropertyRow(
      property: .text, group: .style, values: TextTemplate.values(of: .text),
      standard: "none",
      help: "a text beside the row"
    ) { draft, words throws(PropertyError) in
      if words != "none" { _ = try TextTemplate(words, of: .text) }
      draft.style.text = words == "none" ? nil : words
    },
    .choice(.textPosition, .style, \.style.textPosition, "end", "the side on which the text stands"),
    PropertyRow(
      property: .font, group: .style, values: RatingStyle.fonts, standard: "DejaVu Sans",
      help: "the text's font family"
    ) { draft, words throws(PropertyError) in
      guard RatingStyle.isFont(words) else { throw .invalid(.font, value: words, allowed: RatingStyle.fonts) }
      draft.style.font = words
    },
    .length(.textSize, .style, \.style.textSize, .size, "0.7 size", "the text's em"),
    PropertyRow(
      property: .textColor, group: .style, values: "a colour", standard: "#555", help: "the text's colour"
    ) { draft, words throws(PropertyError) in draft.style.textColor = try PropertyRow.color(words, .textColor)
    },
    .length(.textGap, .style, \.style.textGap, .length, "size/4", "space between row and text"),
    PropertyRow(
      property: .locale, group: .style, values: NumberLocale.allowed, standard: "none",
      help: "the language of text, title and labels, its digits and marks in their numbers"
    ) { draft, words throws(PropertyError) in
      guard words != "none" else {
        draft.style.locale = nil
        return
      }
      guard let locale = NumberLocale(words) else {
        throw .invalid(.locale, value: words, allowed: NumberLocale.allowed)
      }
      draft.style.locale = locale
    },
  ]
}

extension RatingStyle {
  static let fonts = "a family's name of letters, digits, spaces, - and _, up to 64"

  static func isFont(_ words: String) -> Bool {
    (1...64).contains(words.unicodeScalars.count) && !words.isBlank
      && words.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || " -_".unicodeScalars.contains($0)
      }
  }
}
