import RatingBatch
import RatingNumbers

/// A page that shows comparisons, with its pictures in it: one file, nothing fetched.
struct HTMLReport {
  enum Kind: String {
    case same, different, missing, new, trouble
  }

  private var sections: [UInt8] = []

  /// A section of three pictures, with a slider over the first and the last.
  mutating func add(_ pair: FilePair, named name: String) throws(ComparisonError) {
    let panels = try pair.panels()
    open(name, pair.report.isSame ? .same : .different, pair.report.words { $0 })
    for (caption, png) in zip(["expected", "difference", "actual"], panels) { put(caption, png) }
    put("<figure class=\"slide\"><div class=\"ground\">")
    put(image: "expected", panels[0])
    put(image: "actual", panels[2])
    put("</div><input type=\"range\" min=\"0\" max=\"100\" value=\"50\" aria-label=\"share of expected\">")
    put("<figcaption>expected | actual</figcaption></figure>\n")
    close()
  }

  /// A section of one picture, or of words alone.
  mutating func add(_ name: String, kind: Kind, words: String, png: [UInt8]? = nil) {
    open(name, kind, words)
    if let png { put(kind.rawValue, png) }
    close()
  }

  /// The whole page.
  func page(title: String, summary: String) -> [UInt8] {
    var page = Array(HTMLPage.head.utf8)
    page += Array("<h1>\(HTMLText.escaped(title))</h1>\n<p>\(HTMLText.escaped(summary))</p>\n".utf8)
    if !sections.isEmpty { page += Array(HTMLPage.controls.utf8) }
    return page + sections + Array(HTMLPage.foot.utf8)
  }

  private mutating func open(_ name: String, _ kind: Kind, _ words: String) {
    put("<section class=\"\(kind.rawValue)\">\n<h2>\(HTMLText.escaped(name))</h2>\n")
    put("<pre>\(HTMLText.escaped(words))</pre>\n<div class=\"row\">\n")
  }

  private mutating func close() {
    put("</div>\n</section>\n")
  }

  private mutating func put(_ caption: String, _ png: [UInt8]) {
    put("<figure><div class=\"ground\">")
    put(image: caption, png)
    put("</div><figcaption>\(caption)</figcaption></figure>\n")
  }

  private mutating func put(image name: String, _ png: [UInt8]) {
    put("<img class=\"\(name)\" alt=\"\(name)\" src=\"data:image/png;base64,")
    Base64.append(png, to: &sections)
    put("\">")
  }

  private mutating func put(_ text: String) {
    sections.append(contentsOf: text.utf8)
  }
}
