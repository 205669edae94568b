import RatingCodecs
import RatingDrawing
import RatingGeometry
import RatingPixels

extension RatingPicture {
  /// The picture as pixels, every level of coverage kept.
  ///
  /// - Parameter scale: pixels a point, in (0, 16]; the picture is drawn anew, not enlarged.
  /// - Throws: `RatingError.property` where the scale is out of its range, `.drawing` where the picture would be
  ///   too large.
  public func pixmap(scale: Double = 1) throws(RatingError) -> Pixmap {
    try pixmap(scale: scale, coverageLevels: 256)
  }

  /// The pixels that a PNG file of these properties has.
  package func pixmap(scale: Double, coverageLevels: Int) throws(RatingError) -> Pixmap {
    let drawing = try drawing(scale: scale, coverageLevels: coverageLevels)
    do { return try drawing.pixmap() } catch { throw .drawing(error) }
  }

  /// Throws where the picture cannot be drawn at a scale.
  package func check(scale: Double) throws(RatingError) {
    _ = try drawing(scale: scale)
  }

  /// Throws if the picture cannot be drawn at one of the scales, or if all together hold more pixels than one picture
  /// may.
  package func check(scales: [Double]) throws(RatingError) {
    var pixels = 0.0
    for scale in scales {
      let drawing = try drawing(scale: scale)
      pixels += Double(drawing.width * drawing.height)
    }
    guard pixels <= Double(PixelLimits.total) else {
      throw .drawing(.size(.tooManyInAll(pixels: pixels, pictures: scales.count)))
    }
  }

  /// Whether a PNG at this scale is small enough for the smallest file to be looked for.
  package func canBeSmallest(scale: Double) throws(RatingError) -> Bool {
    let drawing = try drawing(scale: scale)
    return drawing.width * drawing.height <= PNGEncoder.smallestLimit
  }

  /// Draws what meets `rect` into `pixmap` and nothing else, as a view draws.
  ///
  /// The rectangle, in points, is rounded outward to pixels; those are replaced. Drawing a picture rectangle by
  /// rectangle gives the same pixels as drawing it whole.
  /// - Parameter scale: pixels a point, in (0, 16].
  public func draw(_ rect: Rect, into pixmap: inout Pixmap, scale: Double = 1) throws(RatingError) {
    let drawing = try drawing(scale: scale)
    do { try drawing.draw(rect, into: &pixmap) } catch { throw .drawing(error) }
  }

  package func drawing(scale: Double, coverageLevels: Int = 256) throws(RatingError) -> SceneDrawing {
    do { try OutputProperties.check(scale: scale) } catch { throw .property(error) }
    do { return try SceneDrawing(scene, scale: scale, coverageLevels: coverageLevels) } catch {
      throw .drawing(error)
    }
  }
}
