import RatingPixels

/// How one part of a symbol looks: its area's paint, and a stroke within its outline, laid over it.
package struct SceneLook: Hashable, Sendable {
  package var paint: ScenePaint
  package var stroke: Stroke?

  package init(paint: ScenePaint, stroke: Stroke? = nil) {
    self.paint = paint
    self.stroke = stroke
  }

  /// A mitred line along the outline, all of it inside.
  package struct Stroke: Hashable, Sendable {
    package var color: PixelColor
    /// Points, above 0.
    package var width: Double

    package init(color: PixelColor, width: Double) {
      self.color = color
      self.width = width
    }
  }
}
