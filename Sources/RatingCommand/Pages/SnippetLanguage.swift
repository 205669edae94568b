/// A language that a page with the picture may be written in.
enum SnippetLanguage: String, CaseIterable {
  case markdown, html, rst, asciidoc

  static let allowed = allCases.map(\.rawValue).joined(separator: ", ")
}
