/// A request for a badge while its words are read: defaults first, then a configuration, then flags.
package struct BadgeDraft: Hashable, Sendable {
  private var request: RequestDraft
  private var badge = BadgeStyle.Properties()
  /// What was written for the badge's own properties that were named.
  private var own: [BadgeStyle.Property: String] = [:]

  package init() {
    request = RequestDraft()
    request.style = badge.row
  }

  /// The badge's own properties that were named.
  package var named: Set<BadgeStyle.Property> { Set(own.keys) }
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
  /// - Parameters:
  ///   - spellings: the values that were written otherwise; errors quote what was written.
  ///   - pictures: what reads the files of pictures that the words name; without it none is read.
  package mutating func read(
    _ words: [(name: String, value: String)], spellings: [Spelling] = [],
    pictures: (any PictureLoading)? = nil
  ) throws(BadgeError) {
    var seen: Set<BadgeStyle.Property> = []
    var others: [(name: String, value: String)] = []
    for (name, value) in words {
      guard let property = BadgeStyle.Property(rawValue: name) else {
        guard Property(rawValue: name) != nil else {
          throw .property(
            .unknown(name: name, nearest: NameDistance.meant(by: name, among: BadgeDraft.names)))
        }
        others.append((name, value))
        continue
      }
      guard seen.insert(property).inserted else { throw .repeated(property) }
      if property == .logo, let pictures, value != "none", !BadgeStyle.Logo.isPathData(value) {
        badge.logo = .picture(try BadgeDraft.logo(value, pictures))
      } else {
        do { try BadgePropertyTable.row(for: property).read(&badge, value) } catch {
          throw error.quoting { spellings.written($0.rawValue, $1) }
        }
      }
      own[property] = spellings.written(name, value) ?? value
    }
    if others.contains(where: { $0.name == Property.preset.rawValue }) {
      throw .unfit(.preset, reason: "presets are rows of stars")
    }
    do { try request.read(others, spellings: spellings, pictures: pictures) } catch {
      throw .property(error)
    }
  }

  /// What was written last for a property of the stars or of the output; nil where it was not named.
  package func written(_ property: Property) -> String? { request.written(property) }

  /// The style that was asked for; errors quote what was written.
  package func checkedStyle() throws(BadgeError) -> BadgeStyle {
    do { return try BadgeStyle(properties) } catch {
      if case .property(let error) = error {
        throw .property(error.quoting { property, _ in request.written(property) })
      }
      throw error.quoting { property, _ in own[property] }
    }
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
