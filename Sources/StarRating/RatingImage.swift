import RatingCodecs
import RatingDrawing
import RatingFiles
import RatingGeometry
import RatingLayout
import RatingNumbers
import RatingPixels
import RatingScene
import RatingVectors

/// A rating laid out once, to be drawn, encoded or written in any format.
///
///     let image = try RatingImage(3.5)
///     try image.write(to: "rating.png")
///     print(image.svg)
///
/// Guarantees: the picture's size is whole points and within the bounds of `PixelLimits` at a scale of 1.
public struct RatingImage: RatingPicture {
  /// The style it was made with.
  public let style: RatingStyle
  /// What is drawn.
  public let content: PictureContent
  package let layout: RowLayout

  /// Lays a rating out.
  ///
  /// A rating beyond the style's scale is clamped to it; `wasClamped` tells.
  /// - Throws: `RatingError.layout` where the frame is too small, `.drawing` where the picture would be too
  ///   large.
  public init(_ rating: Rating, style: RatingStyle = .standard) throws(RatingError) {
    do { layout = try RowLayout(rating, style: style, engine: TextEngine.shared) } catch {
      throw .layout(error)
    }
    self.style = style
    content = try PictureContent(Scene(layout))
  }

  /// Lays a number out as a rating; throws also where it is not finite.
  public init(_ rating: Double, style: RatingStyle = .standard) throws(RatingError) {
    let value: Rating
    do { value = try Rating(rating) } catch { throw .property(error) }
    try self.init(value, style: style)
  }

  /// Where the symbols stand, in points, the first symbol first.
  public var frames: [Rect] { layout.frames }
  /// The filled share of each symbol, 0…1.
  public var levels: [Double] { layout.levels }
  /// Whether the rating lay beyond its scale and was clamped.
  public var wasClamped: Bool { layout.score.wasClamped }

  /// What is worth knowing about the picture's text: characters that no installed font has, a font family that
  /// another stands in for, a `{count}` that is not known. Empty where all is as asked for.
  public var notes: [String] {
    TextNotes.list(layout.missing, layout.substituteFont, style.properties)
  }

  /// The rating under a point of the picture, in points, on the rating's scale, by the style's `hit`; nil where that
  /// rule gives none.
  public func rating(atX x: Double, y: Double) -> Double? {
    layout.hit(Point(x, y))?.doubleValue
  }

  /// Whether the picture of the other direction, `ltr` or `rtl`, is this one's mirror image: text has none, and
  /// paddings keep their sides.
  package var isMirroredByDirection: Bool {
    layout.text == nil && style.padding.left == style.padding.right
  }
}
