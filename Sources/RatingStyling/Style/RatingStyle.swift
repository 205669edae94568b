import RatingGeometry
import RatingNumbers
import RatingPixels

/// How a rating looks: its scale, its symbols, their colours, the row.
///
/// Guarantees: every property is within its range. A style is a value; copies share one storage.
///
///     let style = try RatingStyle { $0.size = 40; $0.step = .exact }
@dynamicMemberLookup
public struct RatingStyle: Sendable {
  private let storage: Storage

  /// Checks the properties; throws the first that is out of its range.
  public init(_ properties: Properties) throws(PropertyError) {
    try RatingStyle.check(properties)
    storage = Storage(properties, try SymbolOutline(properties))
  }

  /// The defaults with what `change` sets; throws the first property that is out of its range.
  public init(_ change: (inout Properties) -> Void) throws(PropertyError) {
    var properties = Properties()
    change(&properties)
    try self.init(properties)
  }

  /// Five gold stars of 24 points on grey, in half steps.
  public static let standard: RatingStyle = {
    do { return try RatingStyle(Properties()) } catch { preconditionFailure("\(error)") }
  }()

  /// This style with what `change` sets; throws the first property that is out of its range.
  public func changing(_ change: (inout Properties) -> Void) throws(PropertyError) -> RatingStyle {
    var properties = storage.properties
    change(&properties)
    return try RatingStyle(properties)
  }

  /// One of the style's properties.
  public subscript<Value>(dynamicMember property: KeyPath<Properties, Value>) -> Value {
    storage.properties[keyPath: property]
  }
}

extension RatingStyle {
  /// A colour in sRGB with straight alpha.
  public typealias Color = PixelColor

  /// All properties, read without a key path.
  package var properties: Properties { storage.properties }
  /// The language of words, and the marks of visible numbers.
  package var numberLocale: NumberLocale { storage.properties.locale ?? .english }
  /// The symbol's outline in the unit square.
  package var outlinePath: Path { storage.outline.path }
  /// The box of the outline in the unit square.
  package var outlineBounds: Rect { storage.outline.bounds }
  /// How the outline's ink is spread along the way it fills; nil where the width measures.
  package var inkProfile: InkProfile? { storage.ink }
  /// The top of the rating's scale.
  package var scaleTop: DecimalNumber { RatingStyle.scaleTop(storage.properties) }
  /// What takes a rating to a scale on which the first symbol is 1: 1 where the rating counts from 0, else 0.
  package var scaleShift: Int { 1 - storage.properties.firstRating }

  static func scaleTop(_ properties: Properties) -> DecimalNumber {
    properties.outOf ?? DecimalNumber(properties.stars - 1 + properties.firstRating)
  }

  /// What is worked out once a style, however many ratings are drawn with it.
  private final class Storage: Sendable {
    let properties: Properties
    let outline: SymbolOutline
    let ink: InkProfile?

    init(_ properties: Properties, _ outline: SymbolOutline) {
      self.properties = properties
      self.outline = outline
      let direction = properties.fillDirection ?? properties.direction
      ink =
        properties.fillMeasure == .width
        ? nil
        : InkProfile(
          outline.path, bounds: outline.bounds, along: direction.isVertical ? .vertical : .horizontal)
    }
  }
}

extension RatingStyle: Hashable {
  /// Two styles are equal where all their properties are.
  public static func == (left: RatingStyle, right: RatingStyle) -> Bool {
    left.storage === right.storage || left.storage.properties == right.storage.properties
  }

  /// Hashes the properties.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.properties)
  }
}
