import RatingNumbers
import RatingPixels

extension BadgeStyle {
  /// The properties of a badge while it is put together; `BadgeStyle` checks them.
  ///
  /// Those of the stars are here too, by their own names (`symbol`, `stars`, `outOf`, `step`, `count` …), as are those
  /// of the message's text (`text`, `textPosition`, `textGap`, `font`, `locale`). The step is `exact` unless it is set.
  @dynamicMemberLookup
  public struct Properties: Hashable, Sendable {
    /// The words of the label box, at most 256 characters; empty is a badge of one box.
    public var label = ""
    /// The shape of the badge.
    public var form = Form.flat
    /// The colour of the label box.
    public var labelColor = PixelColor(red: 0x55, green: 0x55, blue: 0x55)
    /// The colour of the message box; nil is by rating: `fillThresholds`, else shields'.
    public var color: PixelColor?
    /// Whether one star stands for the whole scale, beside a text.
    public var isCompact = false
    /// Whether the message has stars.
    public var showsStars = true
    /// The paint of the stars' full part; nil is white or dark, by the message box's brightness.
    public var fill: RatingStyle.Paint?
    /// The paint of the stars' empty part; nil is between the full one and the message box.
    public var empty: RatingStyle.Paint?
    /// The colour of the label; nil is white or dark, by the label box's brightness.
    public var labelTextColor: PixelColor?
    /// The colour of the message's text; nil is white or dark, by the message box's brightness.
    public var textColor: PixelColor?
    /// A picture before the label, 14 points wide and high.
    public var logo: Logo?
    /// The colour of a logo of path data; nil is that of the label.
    public var logoColor: PixelColor?

    package var row = RatingStyle.Properties()

    /// The defaults.
    public init() {
      row.step = .exact
    }

    /// One of the stars' properties.
    public subscript<Value>(dynamicMember property: WritableKeyPath<RatingStyle.Properties, Value>) -> Value {
      get { row[keyPath: property] }
      set { row[keyPath: property] = newValue }
    }
  }

  /// The shape of a badge; geometry and colours are those of shields.
  public enum Form: String, CaseIterable, Hashable, Sendable {
    /// 20 points high, rounded corners, a slight gradient, shadows.
    case flat
    /// 20 points high, square corners.
    case flatSquare = "flat-square"
    /// 18 points high, rounded corners, a strong gradient, shadows.
    case plastic
    /// 28 points high, capitals, a bold message.
    case forTheBadge = "for-the-badge"

    /// Points from top to bottom.
    public var height: Double {
      switch self {
      case .flat, .flatSquare: 20
      case .plastic: 18
      case .forTheBadge: 28
      }
    }
  }
}

extension BadgeStyle.Properties {
  /// The message's text before its places are filled: the default of the message's form where none is set.
  var words: String? {
    if let text = row.text { return text }
    if !showsStars { return "{value}/{out-of}" }
    return isCompact ? "{value}" : nil
  }

  /// The stars' side in points: it suits the badge's height unless it is set.
  package var starSize: Double { row.size ?? (form == .forTheBadge ? 14 : 12) }

  /// The stars alone, as a row without a text.
  var drawnRow: RatingStyle.Properties {
    var drawn = row
    drawn.size = starSize
    drawn.text = nil
    // Thresholds colour the message box.
    drawn.fillThresholds = []
    // A scale of one star is its own; from 0 its top would be 0, which none may be set to.
    if isCompact, row.stars > 1 {
      drawn.outOf = RatingStyle.scaleTop(row)
      drawn.stars = 1
    }
    return drawn
  }
}
