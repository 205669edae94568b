import RatingStyling

/// What a column or a key of a manifest says about its row.
///
/// A number, so that a million rows are looked through without a word being compared.
package struct ManifestColumn: Hashable, Sendable {
  let number: UInt8

  static let ignored = ManifestColumn(number: 0)
  /// The file's name.
  static let output = ManifestColumn(number: 1)
  /// What the row is called in results and in `--name`.
  static let id = ManifestColumn(number: 2)
  /// What the row asks for: `rating`, `badge`.
  static let kind = ManifestColumn(number: 3)
  static let rating = ManifestColumn(number: 4)
  private static let firstProperty: UInt8 = 5
  private static let others = Property.allCases.filter { $0 != .rating }
  private static let firstOfBadges = firstProperty + UInt8(others.count)
  private static let ofBadges = BadgeStyle.Property.allCases

  private init(number: UInt8) {
    self.number = number
  }

  init(_ property: Property) {
    number =
      ManifestColumn.others.firstIndex(of: property).map { ManifestColumn.firstProperty + UInt8($0) }
      ?? ManifestColumn.rating.number
  }

  init?(name: String) {
    switch name {
    case "output": self = .output
    case "id": self = .id
    case "kind": self = .kind
    default:
      if let property = Property(rawValue: name) {
        self.init(property)
        return
      }
      guard let place = ManifestColumn.ofBadges.firstIndex(where: { $0.rawValue == name }) else { return nil }
      self.init(number: ManifestColumn.firstOfBadges + UInt8(place))
    }
  }

  /// Whether it is a property, the rating and those of badges among them.
  var isProperty: Bool { number >= ManifestColumn.rating.number }

  /// Whether its values are paths of pictures, or may be.
  var namesPicture: Bool { ManifestColumn.pictures[Int(number)] }

  private static let pictures: [Bool] = {
    var pictures = [Bool](repeating: false, count: 256)
    for row in PropertyTable.rows where row.picture != nil {
      pictures[Int(ManifestColumn(row.property).number)] = true
    }
    if let logo = ManifestColumn(name: BadgeStyle.Property.logo.rawValue) {
      pictures[Int(logo.number)] = true
    }
    return pictures
  }()

  /// Whether only badges have it.
  var isOfBadges: Bool { number >= ManifestColumn.firstOfBadges }

  /// The property's name, or the column's own.
  var name: String {
    switch number {
    case 0...4: ["", "output", "id", "kind", Property.rating.rawValue][Int(number)]
    case ManifestColumn.firstOfBadges...:
      ManifestColumn.ofBadges[Int(number - ManifestColumn.firstOfBadges)].rawValue
    default: ManifestColumn.others[Int(number - ManifestColumn.firstProperty)].rawValue
    }
  }

  /// Every name that a column may have.
  static let names = ["output", "id", "kind"] + Property.allCases.map(\.rawValue) + ofBadges.map(\.rawValue)
}
