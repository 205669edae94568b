/// An address that a page may name.
///
/// Guarantees: it is not empty, and it is relative or of http or https: nothing that runs when it is followed.
struct PageAddress {
  let words: String

  static let allowed = "an address that is relative or begins with https:// or http://"

  /// Nil where it is another.
  init?(_ words: String) {
    let start = words.prefix { !"/?#".contains($0) }
    let scheme = start.firstIndex(of: ":").map { start[..<$0].lowercased() }
    guard !words.isEmpty, scheme == nil || scheme == "http" || scheme == "https" else { return nil }
    self.words = words
  }
}
