import RatingNumbers
import Testing

@Suite struct QuotedTextTests {
  @Test(arguments: [
    ("red", #""red""#), ("", #""""#), ("a\nb", #""a\u{A}b""#), ("a\u{1B}[31m", #""a\u{1B}[31m""#),
    ("\u{202E}x", #""\u{202E}x""#), ("a\u{2028}b", #""a\u{2028}b""#), ("\u{0}", #""\u{0}""#),
    ("Straße ★", #""Straße ★""#),
  ])
  func aQuotedValueStaysOnItsLineAndShowsWhatIsInIt(value: String, right: String) {
    #expect(QuotedText.quoted(value) == right)
  }

  @Test func aLongValueIsCut() {
    let quoted = QuotedText.quoted(String(repeating: "x", count: 1_000_000))
    #expect(quoted == "\"" + String(repeating: "x", count: 60) + "…\"")
    #expect(QuotedText.quoted(String(repeating: "x", count: 60)).count == 62)
  }
}
