/// A request while its words are read: defaults first, then a configuration, then flags.
package struct RequestDraft: Hashable, Sendable {
  package var rating: Rating?
  package var style = RatingStyle.Properties()
  package var output = OutputProperties()
  /// The properties that were named, so that a property without effect can be told.
  package private(set) var named: Set<Property> = []
  /// What has been said so far, to be said once more over a preset that is named later.
  private var said: [Saying] = []

  package init() {}

  private struct Saying: Hashable, Sendable {
    let property: Property
    let value: String
    /// The value as it stood where it was said.
    let written: String
    /// The picture that the value names, which may lie beside a file that is not at hand later.
    let picture: Picture?
  }

  /// Reads one source of words over what is there; a property twice in the same source is an error.
  ///
  /// A preset stands below everything that is named, wherever it is named itself.
  /// - Parameters:
  ///   - spellings: the values that were written otherwise; errors quote what was written.
  ///   - pictures: what reads the files of pictures that the words name; without it none is read.
  package mutating func read(
    _ words: [(name: String, value: String)], spellings: [Spelling] = [],
    pictures: (any PictureLoading)? = nil
  ) throws(PropertyError) {
    do { try readWords(words, spellings, pictures) } catch {
      throw error.quoting { spellings.written($0.rawValue, $1) }
    }
  }

  private mutating func readWords(
    _ words: [(name: String, value: String)], _ spellings: [Spelling], _ pictures: (any PictureLoading)?
  ) throws(PropertyError) {
    var seen: Set<Property> = []
    var draft = self
    let before = said.count
    for (name, value) in words {
      guard let property = Property(rawValue: name) else {
        throw .unknown(
          name: name, nearest: NameDistance.meant(by: name, among: Property.allCases.map(\.rawValue)))
      }
      guard seen.insert(property).inserted else { throw .repeated(property) }
      let place = PropertyTable.row(for: property).picture
      let picture =
        place != nil && value != "none" ? try pictures?.picture(value, for: property) : nil
      let written = spellings.isEmpty ? value : spellings.written(name, value) ?? value
      draft.said.append(Saying(property: property, value: value, written: written, picture: picture))
    }
    draft.named.formUnion(seen)
    var next = before
    if let preset = draft.said.last(where: { $0.property == .preset }), seen.contains(.preset) {
      draft.said.removeAll { $0.property == .preset }
      try PropertyTable.row(for: .preset).read(&draft, preset.value)
      next = 0
    }
    for saying in draft.said[next...] {
      let row = PropertyTable.row(for: saying.property)
      if let place = row.picture, let picture = saying.picture {
        draft[keyPath: place] = picture
      } else {
        try row.read(&draft, saying.value)
      }
      // A path is meant to be drawn.
      if saying.property == .path, !draft.named.contains(.symbol), draft.style.path != nil {
        draft.style.symbol = .path
      }
    }
    self = draft
  }

  /// What was written last for a property; nil where it was not named.
  package func written(_ property: Property) -> String? {
    said.last { $0.property == property }?.written
  }

  /// The style that was asked for; errors quote what was written.
  package func checkedStyle() throws(PropertyError) -> RatingStyle {
    do { return try RatingStyle(style) } catch { throw error.quoting { property, _ in written(property) } }
  }
}
