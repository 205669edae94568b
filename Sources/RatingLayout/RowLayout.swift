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
/// the first symbol first (in `rtl` the rightmost, in `btt` the lowest).
package struct RowLayout: Sendable {
  package let style: RatingStyle
  /// The picture's size.
  package private(set) var size: Size
  /// The cells; squares but where the arrangement fills a frame.
  package private(set) var frames: [Rect]
  /// The filled share of each symbol, 0…1.
  package let levels: [Double]
  package let score: Score
  /// The text's outlines, in the picture's points; nil where there is no text.
  package let text: Path?
  /// Characters of the text that no font shows, and the family that stands in for one that is missing.
  package let missing: MissingCharacters
  package let substituteFont: String?

  /// - Parameter engine: what lays text out; needed where the style has a text.
  package init(
    _ rating: Rating, style: RatingStyle, engine: (any TextOutlining)? = nil
  ) throws(LayoutError) {
    let properties = style.properties
    let score = Score(rating, in: style)
    self.style = style
    self.score = score
    levels = (0..<properties.stars).map(score.level)
    let direction = properties.direction
    if properties.arrange.fillsFrame {
      let filling = try FrameFilling(properties)
      let size = Size(
        width: RowLayout.whole(filling.size.width), height: RowLayout.whole(filling.size.height))
      self.size = size
      frames = filling.cells.map { RowLayout.turned($0, direction, size) }
      (text, missing, substituteFont) = (nil, MissingCharacters(), nil)
      return
    }
    let isFramed = properties.arrange != .intrinsic
    let rowText = try RowText(AccessibleName(score, in: style), style, engine)
    let metrics = try RowMetrics(isFramed ? properties : RowLayout.unframed(properties), rowText)
    let count = properties.stars
    let padding = properties.padding
    let row = metrics.row(properties)
    let content = rowText?.size(with: row, metrics.size) ?? row
    let places = rowText?.places(of: row, metrics.size) ?? (row: Point(0, 0), text: Point(0, 0))
    let frame = Size(
      width: try RowLayout.length(
        .width, isFramed ? properties.width : nil, content.width + padding.horizontal),
      height: try RowLayout.length(
        .height, isFramed ? properties.height : nil, content.height + padding.vertical))
    let size = Size(width: RowLayout.whole(frame.width), height: RowLayout.whole(frame.height))
    let slack = Size(
      width: frame.width - padding.horizontal - content.width,
      height: frame.height - padding.vertical - content.height)
    let share =
      switch properties.align {
      case .start: 0.0
      case .center: 0.5
      case .end: 1.0
      }
    // The row starts at the left or the top; `rtl` and `btt` are the mirror images of such rows, laid out with
    // the paddings exchanged.
    let leading = direction == .rtl ? padding.right : padding.left
    let above = direction == .btt ? padding.bottom : padding.top
    let corner = Point(
      (size.width - frame.width) / 2 + leading + slack.width * (direction.isVertical ? 0.5 : share),
      (size.height - frame.height) / 2 + above + slack.height * (direction.isVertical ? share : 0.5))
    // In `btt` the row is turned over within the box of row and text; the text stays where it is.
    let rowY = direction == .btt ? content.height - places.row.y - row.height : places.row.y
    let origin = Point(corner.x + places.row.x, corner.y + rowY)
    self.size = size
    frames = (0..<count).map { index in
      let offset = Double(index) * (metrics.size + metrics.gap)
      let cell = Rect(
        x: origin.x + (direction.isVertical ? 0 : offset), y: origin.y + (direction.isVertical ? offset : 0),
        width: metrics.size, height: metrics.size)
      return RowLayout.turned(cell, direction, size)
    }
    missing = rowText?.outline.missing ?? MissingCharacters()
    substituteFont = rowText?.outline.substitute
    text = rowText.map { text in
      let box = text.size(metrics.size)
      let left = corner.x + places.text.x
      // In `btt` `corner` counts from below.
      let top =
        direction == .btt
        ? size.height - (corner.y + content.height) + places.text.y : corner.y + places.text.y
      return text.path(
        at: Point(direction == .rtl ? size.width - left - box.width : left, top), metrics.size)
    }
  }

  private static func unframed(_ properties: RatingStyle.Properties) -> RatingStyle.Properties {
    var properties = properties
    (properties.width, properties.height) = (nil, nil)
    return properties
  }

  /// The squares, centred in their frames, that the symbols are drawn in.
  package var cells: [Rect] {
    style.properties.arrange.fillsFrame
      ? frames.map { $0.fitting(Size(width: 1, height: 1)) } : frames
  }

  /// The cell of a row from left to right or from top to bottom, in a row that goes the other way.
  private static func turned(_ cell: Rect, _ direction: Direction, _ size: Size) -> Rect {
    switch direction {
    case .rtl: cell.mirrored(inWidth: size.width)
    case .btt: Rect(x: cell.x, y: size.height - cell.maxY, width: cell.width, height: cell.height)
    case .ltr, .ttb: cell
    }
  }

  /// The row as a part of a larger picture: its own box at `frame`.
  package func placed(in frame: Rect, of size: Size) -> RowLayout {
    var row = self
    row.size = size
    row.frames = frames.map {
      Rect(x: $0.x + frame.x, y: $0.y + frame.y, width: $0.width, height: $0.height)
    }
    return row
  }

  /// The way a symbol fills, in a row that `rtl` has not mirrored yet.
  package var fillDirection: Direction {
    let own = style.properties.fillDirection ?? style.properties.direction
    return style.properties.direction == .rtl ? own.mirrored : own
  }

  /// The accessible name.
  package var name: String { AccessibleName(score, in: style).text }

  /// What each symbol is called where it stands for a choice: "1 star", "2 stars".
  package var labels: [String] {
    let name = AccessibleName(score, in: style)
    return (1...frames.count).map { name.label(ofStars: $0, rating: rating(ofSymbols: Double($0))) }
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
