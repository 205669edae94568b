/// Words of others within a page.
package enum HTMLText {
  /// The words as text of HTML, or as a value between double quotes: the four marks are told by name.
  ///
  /// What HTML may not hold, control characters but for tabs and line ends and what is no character, is shown by its
  /// number. All else stands as it is: without its joiners a Persian word is another, and a family several persons.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default:
        if scalar.properties.generalCategory == .control || scalar.properties.isNoncharacterCodePoint {
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
