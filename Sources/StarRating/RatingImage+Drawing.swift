import RatingDrawing
import RatingGeometry
import RatingPixels

extension RatingImage {
  /// The picture as pixels, every level of coverage kept.
  ///
  /// - Parameter scale: pixels a point, above 0; the picture is drawn anew, not enlarged.
  /// - Throws: `RatingError.drawing` where it would be too large.
  public func pixmap(scale: Double = 1) throws(RatingError) -> Pixmap {
    do { return try drawing(scale: scale).pixmap() } catch { throw .drawing(error) }
  }

  /// Draws what meets `rect` into `pixmap` and nothing else, as a view draws.
  ///
  /// The rectangle, in points, is rounded outward to pixels; those are replaced. Drawing a picture rectangle by
  /// rectangle gives the same pixels as drawing it whole.
  /// - Parameter scale: pixels a point, above 0.
  public func draw(_ rect: Rect, into pixmap: inout Pixmap, scale: Double = 1) throws(RatingError) {
    do { try drawing(scale: scale).draw(rect, into: &pixmap) } catch { throw .drawing(error) }
  }

  package func drawing(scale: Double, coverageLevels: Int = 256) throws(DrawingError) -> SceneDrawing {
    try SceneDrawing(scene, scale: scale, coverageLevels: coverageLevels)
  }
}
