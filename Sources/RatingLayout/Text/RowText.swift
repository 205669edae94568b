import RatingGeometry
import RatingStyling

/// The text beside a row at an em of 1, and the room it takes.
struct RowText: Sendable {
  let outline: TextOutline
  private let properties: RatingStyle.Properties

  /// Nil where the style has no text or nothing of it is left.
  init?(_ name: AccessibleName, _ style: RatingStyle, _ engine: (any TextOutlining)?) throws(LayoutError) {
    guard let words = name.visibleText, !words.isEmpty else { return nil }
    guard let engine else { throw .text(.noEngine) }
    do { outline = try engine.outline(words, TextFont(family: style.properties.font, size: 1)) } catch {
      throw .text(error)
    }
    properties = style.properties
  }

  var position: TextPosition { properties.textPosition }

  func em(_ cell: Double) -> Double { properties.textSize ?? 0.7 * cell }

  func gap(_ cell: Double) -> Double { properties.textGap ?? cell / 4 }

  /// What the text takes: its advance, wider where its ink reaches beyond, and the height of its ink, both rounded
  /// up so that the symbols beside it stay on whole points.
  func size(_ cell: Double) -> Size {
    let ink = outline.ink ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let width = max(outline.advance, ink.maxX) - min(0, ink.minX)
    return Size(
      width: (width * em(cell) - 1e-6).rounded(.up), height: (ink.height * em(cell) - 1e-6).rounded(.up))
  }

  /// The size of a row and its text together.
  func size(with row: Size, _ cell: Double) -> Size {
    let text = size(cell)
    switch position {
    case .start, .end:
      return Size(width: row.width + gap(cell) + text.width, height: max(row.height, text.height))
    case .top, .bottom:
      return Size(width: max(row.width, text.width), height: row.height + gap(cell) + text.height)
    }
  }

  /// Where row and text begin within the box of both, in a row from left to right.
  func places(of row: Size, _ cell: Double) -> (row: Point, text: Point) {
    let (text, whole) = (size(cell), size(with: row, cell))
    switch position {
    case .start, .end:
      let (rowY, textY) = ((whole.height - row.height) / 2, (whole.height - text.height) / 2)
      return position == .end
        ? (Point(0, rowY), Point(row.width + gap(cell), textY))
        : (Point(text.width + gap(cell), rowY), Point(0, textY))
    case .top, .bottom:
      let (rowX, textX) = ((whole.width - row.width) / 2, (whole.width - text.width) / 2)
      return position == .bottom
        ? (Point(rowX, 0), Point(textX, row.height + gap(cell)))
        : (Point(rowX, text.height + gap(cell)), Point(textX, 0))
    }
  }

  /// The outlines with their box's top left corner at `corner`.
  func path(at corner: Point, _ cell: Double) -> Path {
    let ink = outline.ink ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let em = em(cell)
    let top = corner.y + (size(cell).height - ink.height * em) / 2
    return outline.path.transformed(
      Transform(
        scaleX: em, scaleY: em, moveX: corner.x - min(0, ink.minX) * em, moveY: top - ink.minY * em))
  }
}
