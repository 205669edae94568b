import RatingPixels
import StarRating
import TestSupport
import Testing

/// Two documents in one page do not take each other's gradients and clips (rule 2).
@Suite struct SVGIdentifierTests {
  private static let translucent = "step=exact size=40 empty=#0000ff40 fill="

  @Test(arguments: [
    "", "step=exact", "step=exact fill=#ff000080 empty=#00ff0080", "empty-style=none", "outline=#000",
  ])
  func opaqueAndPlainPaintsNeedNoIdentifier(_ words: String) throws {
    #expect(try ParsedSVG(RatingImage("3.37", words: words).svg).ids.isEmpty)
  }

  @Test func identifiersOfDifferentPicturesAreDisjointAndUnique() throws {
    var seen: Set<String> = []
    for (rating, fill) in [
      ("1.5", "#ff0000cc"), ("4.2", "#ff0000cc"), ("1.5", "#ff0000cd"), ("2.2", "#00ff00cc"),
    ] {
      let ids = try ParsedSVG(RatingImage(rating, words: SVGIdentifierTests.translucent + fill).svg).ids
      #expect(!ids.isEmpty)
      #expect(Set(ids).count == ids.count)
      #expect(seen.isDisjoint(with: ids))
      seen.formUnion(ids)
    }
  }

  @Test func everyReferenceIsDefined() throws {
    for words in SVGDocumentTests.words + SVGAgainstPNGTests.rows.map(\.words) {
      let document = try ParsedSVG(RatingImage("0.37", words: words).svg)
      let wanted = document.elements.flatMap(\.attributes.values).compactMap { value in
        value.hasPrefix("url(#") ? String(value.dropFirst(5).dropLast()) : nil
      }
      #expect(Set(wanted) == Set(document.ids))
      #expect(Set(document.ids).count == document.ids.count)
    }
  }

  @Test func prefixStandsBeforeEachIdentifierAndChangesNothingElse() throws {
    let image = try RatingImage("3.37", words: SVGIdentifierTests.translucent + "#ff0000cc")
    var output = OutputProperties()
    output.idPrefix = "page-"
    let prefixed = String(decoding: try image.bytes(as: .svg, output: output), as: UTF8.self)
    let document = try ParsedSVG(prefixed)
    #expect(!document.ids.isEmpty && document.ids.allSatisfy { $0.hasPrefix("page-") })
    #expect(try PixmapReading.svg(Array(prefixed.utf8)) == PixmapReading.svg(Array(image.svg.utf8)))
  }

  /// The library's own property has no words to be checked.
  @Test func prefixFromCodeCannotBreakTheDocument() throws {
    let image = try RatingImage("3.37", words: SVGIdentifierTests.translucent + "#ff0000cc")
    var output = OutputProperties()
    output.idPrefix = "a\"/><script>alert(1)</script><b c=\""
    let text = (try? image.bytes(as: .svg, output: output)).map { String(decoding: $0, as: UTF8.self) }
    #expect(text?.contains("<script") != true)
  }

  /// A above B in one document; then the same with A hidden, which must not hide B's paints.
  @Test(arguments: ["<g>", "<g display=\"none\">"], ["", "cc"])
  func inlinedDocumentsKeepTheirColours(_ group: String, alpha: String) throws {
    let words = "step=exact size=40 empty=#d9d9d9\(alpha.isEmpty ? "" : "40") fill="
    let first = try RatingImage("1.5", words: words + "#FF0000" + alpha).svg
    let second = try RatingImage("4.2", words: words + "#0000FF" + alpha)
    let moved = second.svg.replacing("<svg ", with: "<svg y=\"60\" ", maxReplacements: 1)
    let page = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(second.width))" height="100">\(group)\(first)</g>\(moved)</svg>
      """
    let painted = try PixmapReading.svg(Array(page.utf8))
    let alone = try PixmapReading.svg(Array(second.svg.utf8))
    for row in 0..<40 {
      for column in 0..<alone.width { #expect(painted[column, 60 + row] == alone[column, row]) }
    }
    #expect(alone[20, 20].blue == 255 && alone[20, 20].red == 0)
  }
}
