import RatingPixels
import RatingStyling
import StarRating
import TestSupport
import Testing

/// A document that stands alone wherever it is put (rule 7).
@Suite struct SVGDocumentTests {
  static let words = [
    "", "step=exact direction=rtl", "step=exact fill=#ffb40080 empty=#0000ff40", "empty-style=outline",
    "outline=#00000080 outline-width=9", "state=disabled background=#eee background-radius=4 padding=3",
    "size=17.3",
    "outline=#000 points=3 size=40 outline-width=30", "fill=none empty=none", "stars=100",
  ]

  @Test(arguments: words)
  func rootSaysWhatItIs(_ words: String) throws {
    let image = try RatingImage("3.37", words: words)
    let document = try ParsedSVG(image.svg)
    let (width, height) = ("\(Int(image.width))", "\(Int(image.height))")
    #expect(
      document.root.attributes == [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)", "role": "img",
      ])
    #expect(document.root.name == "svg")
  }

  @Test(arguments: words)
  func nothingIsScriptedStyledOrFetched(_ words: String) throws {
    let text = try RatingImage("3.37", words: words).svg
    let known: Set = ["svg", "title", "defs", "linearGradient", "stop", "clipPath", "path", "g"]
    for element in try ParsedSVG(text).elements {
      #expect(known.contains(element.name))
      for (name, value) in element.attributes {
        #expect(!name.hasPrefix("on") && !["style", "class", "href", "xlink:href"].contains(name))
        if value.contains("url(") { #expect(value.hasPrefix("url(#")) }
        if name != "xmlns" { #expect(!value.contains(":")) }
      }
    }
    #expect(!text.contains("@import") && !text.contains("nan") && !text.contains("inf"))
    #expect(!text.contains("\n"))
  }

  @Test(arguments: words)
  func numbersArePlainDecimals(_ words: String) throws {
    for element in try ParsedSVG(RatingImage("3.37", words: words).svg).elements {
      for (name, value) in element.attributes
      where ["d", "x1", "x2", "stroke-width", "opacity"].contains(name) {
        #expect(value.allSatisfy { $0.isNumber || " .-MmLlHhVvCcz".contains($0) }, "\(name) \(value)")
        #expect(!value.contains("-0 ") && !value.hasSuffix("-0"))
      }
    }
  }

  @Test(arguments: words)
  func titleIsTheOneNameAndStandsFirst(_ words: String) throws {
    let image = try RatingImage("4.6", words: words)
    let document = try ParsedSVG(image.svg)
    #expect(document.all("title").count == 1)
    #expect(document.elements[1].name == "title")
    #expect(document.elements[1].parent == "svg")
    #expect(document.elements[1].text == image.name)
    #expect(image.name == (words == "stars=100" ? "4.6 out of 100 stars" : "4.6 out of 5 stars"))
    #expect(document.elements.allSatisfy { $0.attributes["aria-label"] == nil })
  }

  @Test(arguments: [
    ("R&D <5 \"x\" 'y' ]]> &amp;", "R&D <5 \"x\" 'y' ]]> &amp;"), ("a\u{3}b\u{B}c\u{FFFE}", "abc"),
    ("a\u{7F}b\u{85}c\u{FFFF}d\u{1FFFE}e", "ab cde"),
    ("</title><script>alert(1)</script>", "</title><script>alert(1)</script>"),
    ("日本 é e\u{301} 😀 👩\u{200D}👧", "日本 é e\u{301} 😀 👩\u{200D}👧"), ("a\tb", "a b"),
    ("{value} of {out-of}, {count} ratings", "3.5 of 5, 12 ratings"),
  ])
  func titleKeepsTheTextAndTheDocumentParses(_ title: String, shown: String) throws {
    let style = try RatingStyle {
      $0.title = title
      $0.count = 12
    }
    let document = try ParsedSVG(RatingImage(3.5, style: style).svg)
    #expect(document.all("title").map(\.text) == [shown])
    #expect(document.all("script").isEmpty)
    #expect(Set(document.elements.map(\.name)) == ["svg", "title", "path"])
  }

  @Test func sameRequestGivesTheSameBytes() throws {
    for words in SVGDocumentTests.words {
      #expect(try RatingImage("3.37", words: words).svg == RatingImage("3.37", words: words).svg)
    }
  }
}
