import RatingStyling
import Testing

@Suite struct ShownTextTests {
  @Test(arguments: [
    ("Best\npick", "Best pick"), ("Best\r\npick", "Best pick"), ("Best\tpick", "Best pick"),
    ("Best\u{2028}pick", "Best pick"), ("Best\u{2029}pick", "Best pick"), ("Best\u{85}pick", "Best pick"),
    ("Best\u{C}pick", "Best pick"), ("Best \n\t pick", "Best pick"), ("Best   pick", "Best pick"),
    ("Best\u{3000}pick", "Best pick"), ("Best\u{2003}\u{1680}pick", "Best pick"),
    ("\n Best pick\t", "Best pick"), (" \u{3} \n", ""), ("a\u{3} \u{7}b", "a b"),
    // What does not break stays, as do the spaces within numbers.
    ("12\u{A0}345", "12\u{A0}345"), ("12\u{202F}345", "12\u{202F}345"),
    ("a\u{2007}\u{2007}b", "a\u{2007}\u{2007}b"),
    ("a\u{3}b\u{B}c\u{FFFE}", "abc"), ("a\u{200B}b\u{200D}c", "a\u{200B}b\u{200D}c"), ("レビュー é", "レビュー é"),
  ])
  func whiteSpaceIsOneSpace(_ text: String, _ right: String) {
    #expect(Array(text.shown.unicodeScalars) == Array(right.unicodeScalars))
  }

  @Test func aTemplatesSpacesAreOne() throws {
    let template = try TextTemplate(" {value}\n\n of \t{out-of} ", of: .text)
    #expect(template.filled { "<\($0.rawValue)>" } == "<value> of <out-of>")
  }
}
