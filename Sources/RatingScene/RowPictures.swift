import RatingGeometry
import RatingLayout
import RatingStyling

/// A row's pictures, where they stand in place of symbols.
struct RowPictures {
  private let full: RatingStyle.Picture
  private let half: RatingStyle.Picture?
  private let empty: RatingStyle.Picture?
  private let highlight: Double
  private let isMirrored: Bool
  private let direction: SceneDirection

  /// Nil where the row has symbols.
  init?(_ layout: RowLayout) {
    let properties = layout.style.properties
    guard let full = properties.fullImage else { return nil }
    self.full = full
    half = properties.halfImage
    empty = properties.emptyStyle == .none ? nil : properties.emptyImage
    highlight = properties.state == .highlighted ? properties.highlight : 0
    isMirrored = properties.direction == .rtl
    direction = SceneDirection(layout.fillDirection)
  }

  /// - Parameter frame: a symbol's frame, not mirrored.
  func item(level: Double, in frame: Rect) -> SceneImage {
    // A picture of its own shows every level between; it is no part of another, so it is not split.
    let isHalf = half != nil && level > 0 && level < 1
    let shown = isHalf ? half : level > 0 ? full : nil
    return SceneImage(
      full: shown.map { SceneImage.Part($0, in: frame) },
      empty: level < 1 && !isHalf ? empty.map { SceneImage.Part($0, in: frame) } : nil,
      split: isHalf ? 1 : level, direction: direction, isMirrored: isMirrored, highlight: highlight)
  }
}
