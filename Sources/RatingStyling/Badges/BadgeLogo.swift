import RatingGeometry

extension BadgeStyle {
  /// A picture before a badge's label.
  public enum Logo: Hashable, Sendable {
    /// SVG path data, its own box fitted into the logo's.
    case path(String)
    /// A picture of pixels, fitted into the logo's box.
    case picture(RatingStyle.Picture)
  }
}

extension BadgeStyle.Logo {
  package static let allowed = "SVG path data, or a PNG or JPEG file"

  /// The outline of path data; nil where it is none, or encloses nothing.
  package static func outline(_ words: String) -> Path? {
    guard let path = try? Path(svg: words), let box = path.bounds, box.width > 0, box.height > 0 else {
      return nil
    }
    return path
  }
}
