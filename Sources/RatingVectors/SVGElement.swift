import RatingGeometry

/// A path element on its way into the document; elements of one layer and equal attributes become one.
struct SVGElement {
  /// What lies below and above in one symbol.
  enum Layer: CaseIterable {
    case lower, upper, line
  }

  let layer: Layer
  let attributes: SVGAttributes
  let path: Path
  /// Takes the path into the picture.
  let transform: Transform
}
