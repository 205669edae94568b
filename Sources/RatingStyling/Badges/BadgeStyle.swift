import RatingNumbers
import RatingPixels

/// How a badge looks: its words, its boxes, its message, the stars in it.
///
/// Guarantees: every property is within its range, and none is set that a badge has no use for. A style is a value;
/// copies share one storage.
///
///     let style = try BadgeStyle { $0.label = "rating"; $0.form = .plastic; $0.symbol = .heart }
@dynamicMemberLookup
public struct BadgeStyle: Sendable {
  private let storage: Storage

  /// Checks the properties; throws the first that is out of its range or without a use in a badge.
  public init(_ properties: Properties) throws(BadgeError) {
    try BadgeStyle.check(properties)
    storage = try Storage(properties)
  }

  /// The defaults with what `change` sets; throws the first property that is wrong.
  public init(_ change: (inout Properties) -> Void) throws(BadgeError) {
    var properties = Properties()
    change(&properties)
    try self.init(properties)
  }

  /// This style with what `change` sets; throws the first property that is wrong.
  public func changing(_ change: (inout Properties) -> Void) throws(BadgeError) -> BadgeStyle {
    var properties = storage.properties
    change(&properties)
    return try BadgeStyle(properties)
  }

  /// One of the style's properties.
  public subscript<Value>(dynamicMember property: KeyPath<Properties, Value>) -> Value {
    storage.properties[keyPath: property]
  }
}

extension BadgeStyle {
  /// A colour in sRGB with straight alpha.
  public typealias Color = PixelColor

  /// All properties, read without a key path.
  package var properties: Properties { storage.properties }
  /// What the rating is measured and named by.
  package var rating: RatingStyle { storage.rating }
  /// The stars that are drawn: one for the whole scale where the badge is compact.
  package var row: RatingStyle { storage.row }
  /// The message's words beside the stars; nil where there are none.
  package var text: TextTemplate? { storage.text }

  /// What is worked out once a style, however many ratings are drawn with it.
  private final class Storage: Sendable {
    let properties: Properties
    let rating: RatingStyle
    let row: RatingStyle
    let text: TextTemplate?

    init(_ properties: Properties) throws(BadgeError) {
      self.properties = properties
      do {
        rating = try RatingStyle(properties.row)
        row = try RatingStyle(properties.drawnRow)
        text = try properties.words.map { words throws(PropertyError) in try TextTemplate(words, of: .text) }
      } catch { throw .property(error) }
    }
  }
}

extension BadgeStyle: Hashable {
  /// Two styles are equal where all their properties are.
  public static func == (left: BadgeStyle, right: BadgeStyle) -> Bool {
    left.storage === right.storage || left.storage.properties == right.storage.properties
  }

  /// Hashes the properties.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.properties)
  }
}
