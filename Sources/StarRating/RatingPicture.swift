import RatingGeometry
import RatingLayout
import RatingNumbers
import RatingPixels
import RatingScene
import RatingVectors

/// A picture that is laid out, to be drawn, encoded or written in any format: a `RatingImage`, a `Badge`.
///
/// Only the package's own types conform: nothing else can make a `PictureContent`. Take it where either will do.
///
/// Guarantees: the picture's size is whole points and within the bounds of `PixelLimits` at a scale of 1.
public protocol RatingPicture: Sendable {
  /// What is drawn.
  var content: PictureContent { get }
  /// Whether the rating lay beyond its scale and was clamped.
  var wasClamped: Bool { get }
  /// What is worth knowing about the picture's text: characters that no installed font has, a font family that
  /// another stands in for. Empty where all is as asked for.
  var notes: [String] { get }
}

extension RatingPicture {
  /// The picture's width in whole points.
  public var width: Double { scene.size.width }
  /// The picture's height in whole points.
  public var height: Double { scene.size.height }
  /// The accessible name, such as `3.5 out of 5 stars`.
  public var name: String { scene.name }
  package var scene: Scene { content.scene }
  /// A rectangle of the picture, in points.
  public typealias Rect = RatingGeometry.Rect
  /// A picture of pixels with straight alpha.
  public typealias Pixmap = RatingPixels.Pixmap
}

/// What a picture shows, with nothing left to decide; only the package makes one.
public struct PictureContent: Sendable {
  package let scene: Scene
  /// What the ids of an SVG are made of.
  let names: SVGNames

  init(_ scene: Scene, names: SVGNames = .ofContent) throws(RatingError) {
    do { try PixelLimits.check(width: scene.size.width, height: scene.size.height) } catch {
      throw .drawing(.size(error))
    }
    self.scene = scene
    self.names = names
  }
}

/// Notes about a picture's text.
enum TextNotes {
  static func list(_ missing: MissingCharacters, _ substitute: String?, _ style: RatingStyle.Properties)
    -> [String]
  {
    var notes: [String] = []
    if let words = missing.words { notes.append("\(words): the text is drawn without") }
    if let substitute {
      notes.append(
        "the font \(QuotedText.quoted(style.font)) is not installed: \(substitute) stands in for it")
    }
    if style.saysUnknownCount { notes.append("count is not given: {count} says 0") }
    return notes
  }
}
