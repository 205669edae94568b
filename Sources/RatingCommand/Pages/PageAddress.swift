import RatingStyling

/// An address that a page may name.
///
/// Guarantees: it is not blank, and it is relative or of http or https: nothing that runs when it is followed.
struct PageAddress {
  let words: String

  static let allowed = "an address that is relative or begins with https:// or http://"

  /// Nil where it is another.
  init?(_ words: String) {
    // A mail system's tag may stand anywhere but in the scheme.
    let start = MergeText(words).plain.prefix { !"/?#".contains($0) }
    let scheme = start.firstIndex(of: ":").map { start[..<$0].lowercased() }
    guard !words.isBlank, scheme == nil || scheme == "http" || scheme == "https" else { return nil }
    self.words = words
  }
}
