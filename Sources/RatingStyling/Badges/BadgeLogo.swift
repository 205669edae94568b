import RatingGeometry

extension BadgeStyle {
  /// A picture before a badge's label.
  public enum Logo: Hashable, Sendable {
    /// SVG path data, its own box fitted into the logo's.
    case path(String)
    /// A PNG file.
    case file(String)
  }
}

extension BadgeStyle.Logo {
  package static let allowed = "SVG path data, or a PNG file"

  /// Path data where the words are path data, else a file; nil for no words.
  init?(words: String) {
    if words.isEmpty { return nil }
    self = BadgeStyle.Logo.outline(words) == nil ? .file(words) : .path(words)
  }

  /// The outline of path data; nil where it is none, or encloses nothing.
  package static func outline(_ words: String) -> Path? {
    guard let path = try? Path(svg: words), let box = path.bounds, box.width > 0, box.height > 0 else {
      return nil
    }
    return path
  }
}
