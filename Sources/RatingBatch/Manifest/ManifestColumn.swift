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
  /// What the row asks for: `rating`.
  static let kind = ManifestColumn(number: 3)
  static let rating = ManifestColumn(number: 4)
  private static let firstProperty: UInt8 = 5
  private static let others = Property.allCases.filter { $0 != .rating }

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
      guard let property = Property(rawValue: name) else { return nil }
      self.init(property)
    }
  }

  /// Whether it is a property, the rating among them.
  var isProperty: Bool { number >= ManifestColumn.rating.number }

  /// The property's name, or the column's own.
  var name: String {
    switch number {
    case 0...4: ["", "output", "id", "kind", Property.rating.rawValue][Int(number)]
    default: ManifestColumn.others[Int(number - ManifestColumn.firstProperty)].rawValue
    }
  }

  /// Every name that a column may have.
  static let names = ["output", "id", "kind"] + Property.allCases.map(\.rawValue)
}
