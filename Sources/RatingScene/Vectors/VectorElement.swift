import RatingGeometry
import RatingPixels

/// An outline with its paints, as vector formats have it; elements of one layer that look alike may become one.
package struct VectorElement: Sendable {
  /// What lies below and above in one symbol.
  package enum Layer: CaseIterable, Sendable {
    case lower, upper, line
  }

  /// What is the same for elements that look alike.
  package struct Look: Hashable, Sendable {
    package var fill: VectorPaint
    package var line: Line?
    /// An outline to which all is clipped, in the picture's units.
    package var clip: Path?

    package init(fill: VectorPaint, line: Line? = nil, clip: Path? = nil) {
      self.fill = fill
      self.line = line
      self.clip = clip
    }
  }

  /// A mitred line centred on the outline.
  package struct Line: Hashable, Sendable {
    package var paint: VectorPaint
    package var width: Double
    /// The largest mitre ratio of a corner that is mitred, and room for what rounded coordinates add to it.
    package var mitreLimit: Double

    /// What SVG and Android take where nothing is said.
    package static let usualMitreLimit = 4.0
  }

  package let layer: Layer
  package let look: Look
  package let path: Path
  /// Takes the path into the picture.
  package let transform: Transform

  package init(layer: Layer, look: Look, path: Path, transform: Transform) {
    self.layer = layer
    self.look = look
    self.path = path
    self.transform = transform
  }
}
