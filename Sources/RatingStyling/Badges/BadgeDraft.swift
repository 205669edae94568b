/// A request for a badge while its words are read: defaults first, then a configuration, then flags.
package struct BadgeDraft: Hashable, Sendable {
  private var request: RequestDraft
  private var badge = BadgeStyle.Properties()
  /// The badge's own properties that were named.
  package private(set) var named: Set<BadgeStyle.Property> = []

  package init() {
    request = RequestDraft()
    request.style = badge.row
  }

  package var rating: Rating? { request.rating }
  package var output: OutputProperties { request.output }
  /// The properties of the stars and of the output that were named.
  package var namedOfRow: Set<Property> { request.named }

  /// The badge's properties as they were read.
  package var properties: BadgeStyle.Properties {
    var properties = badge
    let standard = RatingStyle.Properties()
    properties.row = request.style
    // What the box's brightness decides unless it is named.
    if request.named.contains(.fill) { properties.fill = request.style.fill }
    if request.named.contains(.empty) { properties.empty = request.style.empty }
    if request.named.contains(.textColor) { properties.textColor = request.style.textColor }
    properties.row.fill = standard.fill
    properties.row.empty = standard.empty
    properties.row.textColor = standard.textColor
    return properties
  }

  /// Reads one source of words over what is there; a property twice in the same source is an error.
  ///
  /// - Parameter pictures: what reads the files of pictures that the words name; without it none is read.
  package mutating func read(
    _ words: [(name: String, value: String)], pictures: (any PictureLoading)? = nil
  ) throws(BadgeError) {
    var seen: Set<BadgeStyle.Property> = []
    var others: [(name: String, value: String)] = []
    for (name, value) in words {
      guard let property = BadgeStyle.Property(rawValue: name) else {
        guard Property(rawValue: name) != nil else {
          throw .property(
            .unknown(name: name, nearest: NameDistance.nearest(to: name, among: BadgeDraft.names)))
        }
        others.append((name, value))
        continue
      }
      guard seen.insert(property).inserted else { throw .repeated(property) }
      if property == .logo, let pictures, value != "none", !BadgeStyle.Logo.isPathData(value) {
        badge.logo = .picture(try BadgeDraft.logo(value, pictures))
      } else {
        try BadgePropertyTable.row(for: property).read(&badge, value)
      }
      named.insert(property)
    }
    if others.contains(where: { $0.name == Property.preset.rawValue }) {
      throw .unfit(.preset, reason: "presets are rows of stars")
    }
    do { try request.read(others, pictures: pictures) } catch { throw .property(error) }
  }

  /// The picture of a logo's file; what is wrong with it is told in the logo's name.
  private static func logo(
    _ path: String, _ pictures: any PictureLoading
  ) throws(BadgeError) -> RatingStyle.Picture {
    do { return try pictures.picture(path, for: .fullImage) } catch {
      switch error {
      case .unreadable(_, let path, let reason): throw .unreadable(.logo, path: path, reason: reason)
      case .invalid(_, let value, let allowed):
        throw .invalid(.logo, value: value, allowed: "SVG path data, or \(allowed)")
      default: throw .property(error)
      }
    }
  }

  private static let names = BadgeStyle.Property.allCases.map(\.rawValue) + Property.allCases.map(\.rawValue)
}
