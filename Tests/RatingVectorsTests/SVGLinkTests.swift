import RatingPixels
import StarRating
import TestSupport
import Testing

/// Readers of SVG 1.1 know `xlink:href` alone (TCPDF, Inkscape 1.2, Qt 5).
@Suite struct SVGLinkTests {
  private static func documents() throws -> [(name: String, svg: String)] {
    let photo = try RatingImage("2.4", [("panel", "#fff8"), ("panel-blur", "2")])
      .bytes(as: .svg, over: MadePictures.photo, at: RatingImage.Point(x: 4, y: 5))
    var documents = [
      ("pictures", try RatingImage("2.4", [("full-image", "star"), ("empty-image", "ring")]).svg),
      ("one picture", try RatingImage("1", [("full-image", "star"), ("stars", "1")]).svg),
      ("a photo", String(decoding: photo, as: UTF8.self)),
    ]
    #if Text
      for form in BadgeStyle.Form.allCases.map(\.rawValue) {
        for logo in ["none", "ring", "M0 0h9v9z"] {
          let words = [("label", "rating"), ("text", "{value}"), ("style", form), ("logo", logo)]
          documents.append(("\(form), \(logo)", try Badge("4.5", words).svg))
        }
      }
    #endif
    return documents
  }

  @Test func everythingShowsByTheOldLinksAlone() throws {
    for (name, svg) in try SVGLinkTests.documents() {
      let whole = try PixmapReading.svg(Array(svg.utf8))
      let old = svg.replacing(#/ href="[^"]*"/#, with: "")
      #expect(try PixmapReading.svg(Array(old.utf8)) == whole, "\(name)")
      // They are all that a reader needs: without them something is missing.
      let none = old.replacing(#/ xlink:href="[^"]*"/#, with: "")
      if none != old { #expect(try PixmapReading.svg(Array(none.utf8)) != whole, "\(name)") }
    }
  }

  /// An id is referred to in both ways, a file is in the document once; the name of the old way only where it is used.
  @Test func bothWaysSayTheSame() throws {
    for (name, svg) in try SVGLinkTests.documents() {
      let document = try ParsedSVG(svg)
      let linked = document.elements.filter {
        $0.attributes["xlink:href"] != nil || $0.attributes["href"] != nil
      }
      for element in linked {
        let (old, new) = (element.attributes["xlink:href"], element.attributes["href"])
        #expect(old != nil, "\(name)")
        if element.name == "use" { #expect(new == old) } else { #expect(new == nil) }
      }
      let namespace = document.root.attributes["xmlns:xlink"]
      #expect(namespace == (linked.isEmpty ? nil : "http://www.w3.org/1999/xlink"), "\(name)")
    }
    #expect(try !RatingImage("3.4", words: "fill=#f008 empty=#00f4").svg.contains("xlink"))
  }
}
