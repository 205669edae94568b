import RatingGeometry
import RatingNumbers
import RatingPixels

extension RatingStyle {
  /// The properties of a style while it is put together; `RatingStyle` checks them.
  ///
  /// Lengths are in points. The defaults are those of the command line.
  public struct Properties: Hashable, Sendable {
    /// Symbols in the row, 1…100.
    public var stars = 5
    /// The top of the rating's scale, above 0; nil is `stars`.
    public var outOf: DecimalNumber?
    /// The lowest rating there is, from 0 to below `outOf`; it clamps, it never shifts the picture.
    public var worst = DecimalNumber(0)
    /// The rating that the first symbol stands for, 1; 0 where the scale counts from 0 and its lowest rating shows
    /// one symbol.
    public var firstRating = 1
    /// The steps in which symbols fill.
    public var step = Step.half
    /// How a rating between two steps is rounded.
    public var rounding = Rounding.nearest
    /// How the number of a rating is rounded to `decimals`.
    public var valueRounding = ValueRounding.nearest
    /// What a fraction of a symbol is a fraction of.
    public var fillMeasure = FillMeasure.width
    /// Ratings counted, 0 or more; nil is unknown.
    public var count: Int?
    /// Digits after the point in numbers, 0…6; nil is at most two, no trailing zeros.
    public var decimals: Int?
    /// A template of the accessible name; nil is `{value} out of {out-of} stars` in the words of `locale`.
    public var title: String?
    /// The words for what is not rated, with `{out-of}`, `{stars}`, `{count}`; nil is those of `locale`.
    public var noneText: String?
    /// A template of the label of one symbol as a choice, with `{stars}`, the number that it stands for, `{value}`, its
    /// rating, and `{out-of}`; nil is in the words of `locale`.
    public var labelTemplate: String?
    /// What stands in each cell.
    public var symbol = Symbol.star
    /// SVG path data, the outline of the symbol `path`.
    public var path: String?
    /// The box of `path` that is fitted into a cell; nil is the path's own.
    public var viewbox: Rect?
    /// A star's tips, 3…64.
    public var points = 5
    /// A star's inner radius over its outer one, in (0, 1].
    public var innerRadius = 0.381966
    /// The radius of rounded corners as a share of the cell, 0…0.5; the outline itself is rounded.
    public var cornerRadius = 0.0
    /// The side of a symbol's square cell, above 0; nil is 24, or what fills `width` and `height`.
    public var size: Double?
    /// The space between cells, 0 or more; nil is a sixth of `size`, rounded.
    public var gap: Double?
    /// The space around the row.
    public var padding = Insets(0)
    /// The width of the frame the row is fitted into; nil is as wide as the row.
    public var width: Double?
    /// The height of the frame the row is fitted into; nil is as high as the row.
    public var height: Double?
    /// Where the row stands in a frame that is longer.
    public var align = Alignment.center
    /// The paint of the full part.
    public var fill = Paint.color(PixelColor(red: 255, green: 180, blue: 0))
    /// The paint of the empty part.
    public var empty = Paint.color(PixelColor(red: 217, green: 217, blue: 217))
    /// What a gradient in `fill` or `empty` spans.
    public var gradientAcross = GradientSpan.symbol
    /// Paints of the full part by rating, their values rising; below the first it is `fill`.
    public var fillThresholds: [FillThreshold] = []
    /// What shows in the empty part.
    public var emptyStyle = EmptyStyle.solid
    /// The colour of an inner stroke on every symbol; clear is none.
    public var outline = PixelColor.clear
    /// The width of the inner strokes, 0 or more; nil is a sixteenth of `size` where there is one.
    public var outlineWidth: Double?
    /// The paint behind the row.
    public var background = Paint.none
    /// The radius of the background's corners, 0 or more.
    public var backgroundRadius = 0.0
    /// The way from the first symbol to the last.
    public var direction = Direction.ltr
    /// The way from a symbol's full part to its empty one; nil follows `direction`.
    public var fillDirection: Direction?
    /// A template of the text beside the row; nil is none.
    public var text: String?
    /// The side of the row on which the text stands.
    public var textPosition = TextPosition.end
    /// The text's font family.
    public var font = "DejaVu Sans"
    /// The text's em, above 0; nil is 0.7 of `size`.
    public var textSize: Double?
    /// The text's colour.
    public var textColor = PixelColor(red: 85, green: 85, blue: 85)
    /// The space between the row and the text, 0 or more; nil is a quarter of `size`.
    public var textGap: Double?
    /// The language of text, title and labels, and of the numbers in them; nil is English, without grouping but in
    /// the visible text.
    public var locale: NumberLocale?
    /// A picture in place of a full symbol, fitted into its frame; nil is the symbol.
    public var fullImage: Picture?
    /// A picture in place of a symbol that is neither full nor empty, whatever its level; nil splits the other two.
    public var halfImage: Picture?
    /// A picture in place of an empty symbol; nil shows nothing there.
    public var emptyImage: Picture?
    /// The paint over what lies behind the row, below its background; its corners are the background's.
    public var panel = Paint.none
    /// The standard deviation of the Gaussian by which what lies behind the panel is blurred, 0…100.
    public var panelBlur = 0.0
    /// How the cells are placed.
    public var arrange = Arrangement.row
    /// The smallest cell, each side 0 or more.
    public var minSize = Size(width: 0, height: 0)
    /// Which rating a point of the picture stands for.
    public var hit = HitRule.step
    /// How the control looks while it is used.
    public var state = ControlState.normal
    /// The share of white in each colour of a highlighted picture, 0…1.
    public var highlight = 0.25

    /// The defaults.
    public init() {}
  }
}

extension RatingStyle.Properties {
  /// Whether a text or the name says `{count}` where none is known.
  package var saysUnknownCount: Bool {
    count == nil && [text, title].contains { $0?.contains("{count}") == true }
  }
}
