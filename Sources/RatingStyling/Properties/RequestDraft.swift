/// A request while its words are read: defaults first, then a configuration, then flags.
package struct RequestDraft: Hashable, Sendable {
  package var rating: Rating?
  package var style = RatingStyle.Properties()
  package var output = OutputProperties()
  /// The properties that were named, so that a property without effect can be told.
  package private(set) var named: Set<Property> = []

  package init() {}

  /// Reads one source of words over what is there; a property twice in the same source is an error.
  ///
  /// - Parameter pictures: what reads the files of pictures that the words name; without it none is read.
  package mutating func read(
    _ words: [(name: String, value: String)], pictures: (any PictureLoading)? = nil
  ) throws(PropertyError) {
    var seen: Set<Property> = []
    for (name, value) in words {
      guard let property = Property(rawValue: name) else {
        throw .unknown(
          name: name, nearest: NameDistance.nearest(to: name, among: Property.allCases.map(\.rawValue)))
      }
      guard seen.insert(property).inserted else { throw .repeated(property) }
      let row = PropertyTable.row(for: property)
      if let picture = row.picture, let pictures, value != "none" {
        self[keyPath: picture] = try pictures.picture(value, for: property)
      } else {
        try row.read(&self, value)
      }
      named.insert(property)
    }
    // A path is meant to be drawn.
    if seen.contains(.path), !named.contains(.symbol), style.path != nil { style.symbol = .path }
  }
}
