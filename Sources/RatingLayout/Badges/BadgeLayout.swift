import RatingGeometry
import RatingNumbers
import RatingStyling

/// Where each part of a badge stands, and what it says.
///
/// Guarantees: `size` is whole points, the boxes fill it side by side, the ink of each text lies in the middle of its
/// part of a box.
package struct BadgeLayout: Sendable {
  package let style: BadgeStyle
  package let size: Size
  /// The radius of the badge's own corners.
  package let radius: Double
  /// The label box, where there is one, and the message box.
  package let boxes: [Box]
  /// The label and the message's words, as far as there are any.
  package let texts: [Text]
  /// The stars in the badge; nil where none are shown.
  package let row: RowLayout?
  /// The logo's square.
  package let logo: Rect?
  package let hasShadow: Bool
  package let score: Score
  /// The accessible name.
  package let name: String
  /// Characters that no font shows, and the family that stands in for one that is missing.
  package let missing: MissingCharacters
  package let substituteFont: String?

  package enum Part: Hashable, Sendable {
    case label, message
  }

  package struct Box: Sendable {
    package let part: Part
    package let frame: Rect
    package let color: BadgeStyle.Color
  }

  package struct Text: Sendable {
    package let part: Part
    /// The outlines in the badge's points.
    package let path: Path
  }

  /// - Parameter engine: what lays text out; needed where the badge has a label or other words.
  package init(
    _ rating: Rating, style: BadgeStyle, engine: (any TextOutlining)? = nil
  ) throws(LayoutError) {
    let properties = style.properties
    let geometry = BadgeGeometry(properties.form)
    let score = Score(rating, in: style.rating)
    let words = BadgeWords(score, style, geometry)
    let label = try BadgeText(words.label, geometry.font(properties.row.font, isBold: false), engine)
    let message = try BadgeText(
      words.message, geometry.font(properties.row.font, isBold: geometry.isMessageBold), engine)
    let row = properties.showsStars ? try RowLayout(rating, style: style.row) : nil
    guard message != nil || row != nil else {
      throw .text(.engine(reason: "nothing of the message can be seen"))
    }
    let left = LabelBox(label, hasLogo: properties.logo != nil, geometry)
    let right = MessageBox(message, row?.size, properties, geometry, left: left.width)
    let size = Size(width: left.width + right.width, height: geometry.height)
    // In `rtl` all parts stand where those of `ltr` stand in a mirror; words and logos are not turned round.
    let isMirrored = properties.row.direction == .rtl
    func placed(_ frame: Rect) -> Rect { isMirrored ? frame.mirrored(inWidth: size.width) : frame }
    func box(_ part: Part, _ x: Double, _ width: Double, _ color: BadgeStyle.Color) -> Box {
      Box(part: part, frame: placed(Rect(x: x, y: 0, width: width, height: size.height)), color: color)
    }
    func text(_ part: Part, _ text: BadgeText?, _ x: Double) -> Text? {
      text.map { text in
        let frame = placed(Rect(x: x, y: 0, width: text.width, height: size.height))
        return Text(part: part, path: text.path(centredIn: frame, baseline: geometry.baseline))
      }
    }
    self.style = style
    self.size = size
    radius = geometry.radius
    hasShadow = geometry.hasShadow
    self.score = score
    name = words.name
    boxes =
      (left.width > 0 ? [box(.label, 0, left.width, properties.labelColor)] : [])
      + [box(.message, left.width, right.width, style.messageColor(score.value))]
    texts = [text(.label, label, left.textX), text(.message, message, right.textX)].compactMap { $0 }
    self.row = row.map { row in
      let frame = Rect(
        x: right.rowX, y: (size.height - row.size.height) / 2, width: row.size.width, height: row.size.height)
      return row.placed(in: placed(frame), of: size)
    }
    logo = properties.logo.map { _ in
      let side = BadgeGeometry.logoSide
      return placed(Rect(x: geometry.logoMargin, y: (size.height - side) / 2, width: side, height: side))
    }
    missing = [label, message].reduce(into: MissingCharacters()) { all, text in
      if let text { all.add(text.outline.missing) }
    }
    substituteFont = label?.outline.substitute ?? message?.outline.substitute
  }

  /// The colour of a part's box.
  package func color(of part: Part) -> BadgeStyle.Color {
    boxes.first { $0.part == part }?.color ?? style.properties.labelColor
  }

  /// The left box: a logo, a label, both, or nothing, then it has no width.
  private struct LabelBox {
    let width: Double
    let textX: Double

    init(_ text: BadgeText?, hasLogo: Bool, _ geometry: BadgeGeometry) {
      let logo = geometry.logoMargin + BadgeGeometry.logoSide
      guard let text else {
        width = hasLogo ? logo + geometry.logoMargin : 0
        textX = 0
        return
      }
      textX = hasLogo ? logo + geometry.logoGap : geometry.margin
      width = textX + text.width + geometry.margin
    }
  }

  /// The right box: stars, words, or words at either end of the stars.
  private struct MessageBox {
    let width: Double
    let textX: Double
    let rowX: Double

    init(
      _ text: BadgeText?, _ row: Size?, _ properties: BadgeStyle.Properties, _ geometry: BadgeGeometry,
      left: Double
    ) {
      let start = left + geometry.margin
      // Whole points keep the stars on the pixel grid.
      let standardGap = (properties.starSize / 4).rounded(.up)
      let gap = text != nil && row != nil ? properties.row.textGap ?? standardGap : 0
      let (textWidth, rowWidth) = (text?.width ?? 0, row?.width ?? 0)
      let isTextFirst = properties.row.textPosition == .start
      textX = isTextFirst ? start : start + rowWidth + gap
      rowX = isTextFirst ? start + textWidth + gap : start
      width = (textWidth + gap + rowWidth + 2 * geometry.margin).rounded(.up)
    }
  }
}
