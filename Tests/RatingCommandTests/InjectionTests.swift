import Foundation
import TestSupport
import Testing

/// Markup in a value never becomes markup in a picture.
@Suite struct InjectionTests {
  static let values = [
    "red\"/><script>alert(1)</script><a b=\"", "#fff\" onload=\"alert(1)", "Test' onload='alert(1)",
    "40\" onload=\"x", "]]><script/>", "&lt;script&gt;",
  ]
  /// Every option whose value is no free text.
  static let options = [
    "fill", "empty", "outline", "background", "size", "gap", "padding", "width", "height", "stars", "points",
    "inner-radius", "outline-width", "background-radius", "step", "rounding", "count", "decimals", "symbol",
    "align", "empty-style", "direction", "state", "out-of", "worst", "scale", "coverage-levels",
    "compression", "id-prefix", "format",
  ]

  @Test(arguments: options, values)
  func aValueWithMarkupIsRefusedWithNothingOnStandardOutput(_ option: String, _ value: String) throws {
    let run = try BuiltProgram.run(["render", "3", "--\(option)", value])
    #expect(run.status == 2 && !run.wasSignalled)
    #expect(run.output.isEmpty)
    #expect(run.errorText.hasPrefix("star-rating: error: "))
    #expect(run.errorText.contains("cannot be \"\(value.prefix(2))"))
  }

  @Test(arguments: values + ["R&D <5 \"x\" 'y' ]]> &amp;", "a\u{3}b\u{B}c\u{FFFE}"])
  func aTitleWithMarkupIsWordsInTheTitle(_ title: String) throws {
    let run = try BuiltProgram.run(["render", "3", "--title", title])
    #expect(run.status == 0)
    let document = try XMLReading(run.output)
    #expect(document.elements == ["svg", "title", "path", "path"])
    #expect(!document.attributes.contains { $0.lowercased().hasPrefix("on") })
    // What XML cannot hold is left out.
    #expect(document.text == title.filter { !["\u{3}", "\u{B}", "\u{FFFE}"].contains($0) })
  }
}
