extension RatingStyle {
  /// Every property's name, spelled as in flags, keys and columns.
  public enum Property: String, CaseIterable, Hashable, Sendable {
    /// The rating itself.
    case rating
    /// How many symbols a row has.
    case stars
    /// The top of the rating's scale.
    case outOf = "out-of"
    /// The lowest rating there is.
    case worst
    /// The rating that the first symbol stands for.
    case firstRating = "first-rating"
    /// The steps in which symbols fill.
    case step
    /// How a rating between two steps is rounded.
    case rounding
    /// How the number of a rating is rounded.
    case valueRounding = "value-rounding"
    /// What a fraction of a symbol is a fraction of.
    case fillMeasure = "fill-measure"
    /// How many ratings were counted.
    case count
    /// Digits after the point in visible and spoken numbers.
    case decimals
    /// The accessible name's template.
    case title
    /// The words for what is not rated.
    case noneText = "none-text"
    /// The template of a symbol's label.
    case labelTemplate = "label-template"
    /// What stands in each cell.
    case symbol
    /// SVG path data for the symbol `path`.
    case path
    /// The path's box.
    case viewbox
    /// A star's tips.
    case points
    /// A star's inner radius over its outer one.
    case innerRadius = "inner-radius"
    /// The radius of rounded corners.
    case cornerRadius = "corner-radius"
    /// The side of a cell.
    case size
    /// The space between cells.
    case gap
    /// The space around the row.
    case padding
    /// The frame's width.
    case width
    /// The frame's height.
    case height
    /// Where the row stands in its frame.
    case align
    /// The paint of the full part.
    case fill
    /// The paint of the empty part.
    case empty
    /// What a gradient spans.
    case gradientAcross = "gradient-across"
    /// Paints of the full part by rating.
    case fillThresholds = "fill-thresholds"
    /// What shows in the empty part.
    case emptyStyle = "empty-style"
    /// The colour of the inner stroke.
    case outline
    /// The width of the inner stroke.
    case outlineWidth = "outline-width"
    /// The paint behind the row.
    case background
    /// The radius of the background's corners.
    case backgroundRadius = "background-radius"
    /// The way from the first symbol to the last.
    case direction
    /// The way from a symbol's full part to its empty one.
    case fillDirection = "fill-direction"
    /// The text beside the row.
    case text
    /// The side on which the text stands.
    case textPosition = "text-position"
    /// The text's font family.
    case font
    /// The text's em.
    case textSize = "text-size"
    /// The text's colour.
    case textColor = "text-color"
    /// The space between row and text.
    case textGap = "text-gap"
    /// The language of words, and of numbers in them.
    case locale
    /// A picture in place of a full symbol.
    case fullImage = "full-image"
    /// A picture in place of a symbol that is neither full nor empty.
    case halfImage = "half-image"
    /// A picture in place of an empty symbol.
    case emptyImage = "empty-image"
    /// The paint over what lies behind the row.
    case panel
    /// How far what lies behind is blurred.
    case panelBlur = "panel-blur"
    /// A named set of properties.
    case preset
    /// How the cells are placed.
    case arrange
    /// The smallest cell.
    case minSize = "min-size"
    /// Which rating a point stands for.
    case hit
    /// How the control looks while it is used.
    case state
    /// The share of white in a highlighted picture.
    case highlight
    /// Pixels a point, one or several.
    case scale
    /// Steps of edge coverage kept in a PNG.
    case coverageLevels = "coverage-levels"
    /// How hard a PNG is compressed.
    case compression
    /// Put before an SVG's ids.
    case idPrefix = "id-prefix"
  }
}
