import RatingGeometry

/// A path element on its way into the document; elements of one layer and equal attributes become one.
struct SVGElement {
  /// What lies below and above in one symbol.
  enum Layer: Int, Comparable {
    case lower, upper, line

    static func < (left: Layer, right: Layer) -> Bool { left.rawValue < right.rawValue }
  }

  let layer: Layer
  let attributes: SVGAttributes
  let path: Path
}
