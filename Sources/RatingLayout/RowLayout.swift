import RatingGeometry
import RatingNumbers
import RatingStyling

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where each symbol of a row stands, how much of it is filled, and what the row is called.
///
/// Guarantees: `size` is whole points, every frame lies within it, `frames` and `levels` are one a symbol,
/// the first symbol first (in `rtl` the rightmost).
package struct RowLayout: Sendable {
  package let style: RatingStyle
  /// The picture's size.
  package let size: Size
  /// The cells.
  package let frames: [Rect]
  /// The filled share of each symbol, 0…1.
  package let levels: [Double]
  package let score: Score

  package init(_ rating: Rating, style: RatingStyle) throws(LayoutError) {
    let properties = style.properties
    let metrics = try RowMetrics(properties)
    let count = properties.stars
    let padding = properties.padding
    let row = Size(
      width: metrics.size * Double(count) + metrics.gap * Double(count - 1), height: metrics.size)
    let frame = Size(
      width: try RowLayout.length(
        .width, properties.width, row.width + padding.horizontal),
      height: try RowLayout.length(.height, properties.height, row.height + padding.vertical))
    let size = Size(width: RowLayout.whole(frame.width), height: RowLayout.whole(frame.height))
    let slack = frame.width - padding.horizontal - row.width
    let alignedSlack =
      switch properties.align {
      case .start: 0.0
      case .center: slack / 2
      case .end: slack
      }
    // In `rtl` the row is the mirror image of `ltr` laid out with the paddings exchanged.
    let isMirrored = properties.direction == .rtl
    let leading = isMirrored ? padding.right : padding.left
    let origin = Point(
      (size.width - frame.width) / 2 + leading + alignedSlack,
      (size.height - frame.height) / 2 + padding.top + (frame.height - padding.vertical - row.height) / 2)
    let score = Score(rating, in: style)
    self.style = style
    self.size = size
    self.score = score
    frames = (0..<count).map { index in
      let cell = Rect(
        x: origin.x + Double(index) * (metrics.size + metrics.gap), y: origin.y,
        width: metrics.size, height: metrics.size)
      return isMirrored ? cell.mirrored(inWidth: size.width) : cell
    }
    levels = (0..<count).map(score.level)
  }

  /// The accessible name.
  package var name: String { AccessibleName(score, in: style).text }

  /// What each symbol is called where it stands for a choice: "1 star", "2 stars".
  package var labels: [String] {
    frames.indices.map { index in index == 0 ? "1 star" : "\(index + 1) stars" }
  }

  /// The frame's side where there is one, else the content's; throws where the frame is the smaller.
  private static func length(
    _ side: LayoutError.Side, _ frame: Double?, _ content: Double
  ) throws(LayoutError) -> Double {
    guard let frame else { return content }
    guard frame >= content - tolerance else {
      throw .frameTooSmall(side: side, available: frame, needed: content)
    }
    return frame
  }

  /// Rounded up to whole points, but not for the noise of a sum.
  private static func whole(_ length: Double) -> Double {
    max((length - tolerance).rounded(.up), 1)
  }

  /// Far below what a pixel shows, far above the noise of the sums here.
  private static let tolerance = 1e-6
}
