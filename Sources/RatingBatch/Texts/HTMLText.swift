import RatingNumbers

/// Words of others within a page.
package enum HTMLText {
  /// The words as text of HTML; control characters are shown, line breaks kept.
  package static func escaped(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { escapedLine(String($0)) }.joined(separator: "\n")
  }

  private static func escapedLine(_ line: String) -> String {
    var result = ""
    for scalar in QuotedText.plain(line).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
