import RatingCodecs
import RatingDrawing
import RatingGeometry
import RatingPixels

extension RatingImage {
  /// A place in a picture, in points.
  public typealias Point = RatingGeometry.Point

  /// The row drawn over a photo: the photo's pixels, with the row and the style's panel on them.
  ///
  /// What lies behind the panel is blurred first, by a Gaussian whose standard deviation is the style's `panelBlur`,
  /// and beyond the photo's edges taken for what lies at them. Where the row reaches beyond the photo it is cut.
  /// - Parameters:
  ///   - photo: what the row is drawn over; the result has its size.
  ///   - corner: where the row's top left corner is, in points at `scale`, rounded to whole pixels of the photo.
  ///   - scale: the photo's pixels a point, in (0, 16].
  /// - Throws: `RatingError.property` where the scale is out of its range, `.drawing` where the row would be too large.
  public func pixmap(
    over photo: RatingStyle.Picture, at corner: Point, scale: Double = 1
  ) throws(RatingError) -> Pixmap {
    let overlay = Overlay(try drawing(scale: scale), over: photo.pixmap, at: corner)
    do { return try overlay.pixmap() } catch { throw .drawing(error) }
  }

  /// The row drawn over a photo, as a PNG file of the photo's size; see `pixmap(over:at:scale:)`.
  ///
  /// - Parameter output: `compression`; nothing else is looked at.
  public func png(
    over photo: RatingStyle.Picture, at corner: Point, scale: Double = 1,
    output: OutputProperties = OutputProperties()
  ) throws(RatingError) -> [UInt8] {
    do { try output.check() } catch { throw .property(error) }
    let pixmap = try pixmap(over: photo, at: corner, scale: scale)
    let encoder = PNGEncoder(scale: scale, effort: output.compression.effort, isPhoto: true)
    do { return try encoder.bytes(pixmap) } catch { throw .encoding(error) }
  }
}
