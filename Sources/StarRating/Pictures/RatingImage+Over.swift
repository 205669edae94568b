import RatingCodecs
import RatingDrawing
import RatingGeometry
import RatingPixels
import RatingScene
import RatingVectors

extension RatingImage {
  /// A place in a picture, in points.
  public typealias Point = RatingGeometry.Point

  /// The row drawn over a photo: the photo's pixels, with the row and the style's panel on them.
  ///
  /// What lies behind the panel is blurred first, by a Gaussian whose standard deviation is the style's `panelBlur`,
  /// and beyond the photo's edges taken for what lies at them. Where the row reaches beyond the photo it is cut.
  /// - Parameters:
  ///   - photo: what the row is drawn over; the result has its size.
  ///   - corner: where the row's top left corner is, in points at `scale`, rounded to whole pixels of the photo; where
  ///     it is infinite or no number nothing of the row is seen.
  ///   - scale: the photo's pixels a point, in (0, 16].
  /// - Throws: `RatingError.property` where the scale is out of its range, `.drawing` where the row would be too large.
  public func pixmap(
    over photo: RatingStyle.Picture, at corner: Point, scale: Double = 1
  ) throws(RatingError) -> Pixmap {
    let overlay = Overlay(try drawing(scale: scale), over: photo.pixmap, at: corner)
    do { return try overlay.pixmap() } catch { throw .drawing(error) }
  }

  /// Whether nothing of the row would be seen on a photo.
  package func isOutside(_ photo: RatingStyle.Picture, at corner: Point, scale: Double) throws(RatingError)
    -> Bool
  {
    Overlay(try drawing(scale: scale), over: photo.pixmap, at: corner).isOutside
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

  /// The row drawn over a photo, in a format: a PNG, or an SVG or PDF with the photo in it; see
  /// `pixmap(over:at:scale:)`.
  ///
  /// In vectors the row stays vectors; what is blurred is in them as pixels, and the photo's pixels are their points.
  /// - Throws: what `png(over:at:scale:output:)` throws, `.vectors` for an Android vector, which holds no photo.
  public func bytes(
    as format: OutputFormat, over photo: RatingStyle.Picture, at corner: Point, scale: Double = 1,
    output: OutputProperties = OutputProperties()
  ) throws(RatingError) -> [UInt8] {
    do { try output.check() } catch { throw .property(error) }
    switch format {
    case .png: return try png(over: photo, at: corner, scale: scale, output: output)
    case .svg:
      return SVGWriter.document(
        scene, over: try ground(photo, at: corner, scale: scale), idPrefix: output.idPrefix)
    case .pdf:
      let ground = try ground(photo, at: corner, scale: scale)
      do { return try PDFWriter.document(scene, over: ground) } catch { throw .drawing(error) }
    case .androidVector: throw .vectors(.cannotHold("a photo behind the row"))
    }
  }

  /// The photo as documents hold it: the file as it is, with what is blurred over it; a translucent photo, over which
  /// nothing can be laid without what is below shining through, is blurred whole.
  private func ground(
    _ photo: RatingStyle.Picture, at corner: Point, scale: Double
  ) throws(RatingError) -> SceneGround {
    let overlay = Overlay(try drawing(scale: scale), over: photo.pixmap, at: corner)
    guard scene.backdrop != nil, !overlay.isOutside else {
      return SceneGround(photo: photo, patch: nil, corner: overlay.corner, scale: scale)
    }
    let patch: (pixmap: Pixmap, box: Rect)?
    let whole: Pixmap?
    do throws(DrawingError) {
      patch = photo.isOpaque ? try overlay.patch() : nil
      whole = photo.isOpaque ? nil : try overlay.ground()
    } catch { throw .drawing(error) }
    return SceneGround(
      photo: try whole.map { pixmap throws(RatingError) in try RatingImage.picture(pixmap) } ?? photo,
      patch: try patch.map { patch throws(RatingError) in (try RatingImage.picture(patch.pixmap), patch.box)
      },
      corner: overlay.corner, scale: scale)
  }

  private static func picture(_ pixmap: Pixmap) throws(RatingError) -> RatingStyle.Picture {
    do {
      let png = try PNGEncoder(scale: 1, isPhoto: true).bytes(pixmap)
      return RatingStyle.Picture(pixmap, encoded: EncodedPicture(.png, png))
    } catch { throw .encoding(error) }
  }
}
