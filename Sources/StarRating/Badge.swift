import RatingCodecs
import RatingFiles
import RatingLayout
import RatingNumbers
import RatingScene

/// A badge laid out once, to be drawn, encoded or written in any format: a label, and a message with stars that are
/// filled exactly as far as the rating says.
///
///     let badge = try Badge(4.5, label: "rating")
///     try badge.write(to: "rating.svg")
///
/// Guarantees: the picture's size is whole points and within the bounds of `PixelLimits` at a scale of 1.
public struct Badge: RatingPicture {
  /// The style it was made with.
  public let style: BadgeStyle
  /// What is drawn.
  public let content: PictureContent
  package let layout: BadgeLayout

  /// Lays a badge out.
  ///
  /// A rating beyond the style's scale is clamped to it; `wasClamped` tells.
  /// - Throws: `RatingError.layout` where a text cannot be drawn, `.drawing` where the picture would be too large.
  public init(_ rating: Rating, style: BadgeStyle) throws(RatingError) {
    do { layout = try BadgeLayout(rating, style: style, engine: TextEngine.shared) } catch {
      throw .layout(error)
    }
    self.style = style
    content = try PictureContent(Scene(layout), names: .ofDocument)
  }

  /// Lays a badge of a number and a label out; throws also where the number is not finite or the label too long.
  ///
  /// - Parameter label: at most 256 characters; empty is a badge of one box.
  public init(_ rating: Double, label: String, form: BadgeStyle.Form = .flat) throws(RatingError) {
    let value: Rating
    let style: BadgeStyle
    do { value = try Rating(rating) } catch { throw .property(error) }
    do {
      style = try BadgeStyle {
        $0.label = label
        $0.form = form
      }
    } catch { throw .badge(error) }
    try self.init(value, style: style)
  }

  /// Where the stars stand, in points, the first star first; none where the badge shows none.
  public var frames: [Rect] { layout.row?.frames ?? [] }
  /// The filled share of each star, 0…1.
  public var levels: [Double] { layout.row?.levels ?? [] }
  /// Whether the rating lay beyond its scale and was clamped.
  public var wasClamped: Bool { layout.score.wasClamped }

  /// What is worth knowing about the badge's words: characters that no installed font has, a font family that
  /// another stands in for, a `{count}` that is not known. Empty where all is as asked for.
  public var notes: [String] {
    TextNotes.list(layout.missing, layout.substituteFont, style.properties.row)
  }
}
