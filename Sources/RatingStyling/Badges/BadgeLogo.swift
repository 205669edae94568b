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

  /// Whether words are meant as path data: a moveto and the start of a number, and no picture's ending.
  static func isPathData(_ words: String) -> Bool {
    var scalars = words.unicodeScalars.drop { $0 == " " }
    guard let first = scalars.popFirst(), first == "M" || first == "m" else { return false }
    guard let second = scalars.first(where: { $0 != " " && $0 != "," }) else { return false }
    let isNumber = ("0"..."9").contains(second) || second == "-" || second == "+" || second == "."
    return isNumber && ![".png", ".jpg", ".jpeg"].contains { words.lowercased().hasSuffix($0) }
  }

  /// Throws what is wrong with path data.
  static func check(path words: String) throws(BadgeError) {
    do { _ = try OwnOutline(words, viewbox: nil) } catch {
      throw .invalid(.logo, value: words, allowed: "\(allowed); \(error.words(in: words))")
    }
  }

  /// The outline of path data within the unit square; nil where it is none, or encloses nothing.
  package static func outline(_ words: String) -> Path? {
    (try? OwnOutline(words, viewbox: nil))?.path
  }
}
