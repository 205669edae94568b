import RatingBatch
import RatingNumbers
import RatingStyling

/// The words that show a picture in a page.
struct Snippet {
  /// The picture's address.
  let source: String
  /// The picture's other densities, the first one too; empty where there is one.
  let densities: [(source: String, scale: DecimalNumber)]
  /// The picture's address on dark pages.
  let darkSource: String?
  /// Where a click leads.
  let link: String?
  /// The accessible name, on one line.
  let name: String
  /// Points.
  let width: Int
  let height: Int
  /// Whether the file is as large by itself as the picture is meant to be.
  let isOfOwnSize: Bool

  func text(_ language: SnippetLanguage) -> String {
    switch language {
    case .html: html
    case .markdown: markdown
    case .rst: restructuredText
    case .asciidoc: asciidoc
    }
  }

  private var html: String {
    func quoted(_ words: String) -> String { "\"\(HTMLText.escaped(words))\"" }
    func address(_ words: String, _ more: Set<Unicode.Scalar> = []) -> String {
      "\"\(MergeText(words).html { SnippetText.address($0, more) })\""
    }
    var image = "<img src=\(address(source))"
    if !densities.isEmpty {
      let list = densities.map { "\(SnippetText.address($0.source, [","])) \($0.scale)x" }
      image += " srcset=\(quoted(list.joined(separator: ", ")))"
    }
    image += " alt=\(quoted(name)) width=\"\(width)\" height=\"\(height)\">"
    if let darkSource {
      let dark = address(darkSource, [","])
      image =
        "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\(dark)>\(image)</picture>"
    }
    return link.map { "<a href=\(address($0))>\(image)</a>" } ?? image
  }

  /// Markdown's own image has no size: where the file's is another, or there are two files, it is HTML, which Markdown
  /// takes too.
  private var markdown: String {
    guard isOfOwnSize, darkSource == nil else { return html }
    func address(_ words: String) -> String { HTMLText.escaped(SnippetText.address(words)) }
    let image = "![\(SnippetText.markdown(name))](\(address(source)))"
    return link.map { "[\(image)](\(address($0)))" } ?? image
  }

  /// An option's value is not parsed, an address has no spaces.
  private var restructuredText: String {
    guard darkSource == nil else { return ".. raw:: html\n\n   \(html)" }
    var lines = [
      ".. image:: \(SnippetText.address(source))", "   :alt: \(name)", "   :width: \(width)px",
      "   :height: \(height)px",
    ]
    if let link { lines.append("   :target: \(SnippetText.restructuredTarget(link))") }
    return lines.joined(separator: "\n")
  }

  private var asciidoc: String {
    guard darkSource == nil else { return "++++\n\(html)\n++++" }
    let image = "image:\(SnippetText.asciidocAddress(source))"
    let target = link.map { ",link=\"\(SnippetText.asciidocAddress($0))\"" } ?? ""
    return "\(image)[\"\(SnippetText.asciidoc(name))\",\(width),\(height)\(target)]"
  }
}
