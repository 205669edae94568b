import RatingStyling

/// Which of a manifest's names mean what: our own names, and those that `--columns` maps.
package struct ColumnNames: Sendable {
  /// Whether names that mean nothing are let be.
  let ignoresUnknown: Bool
  private let known: [String: ManifestColumn]
  /// The manifest's own names that were mapped.
  let mapped: [String]

  /// - Parameters:
  ///   - mapping: `rating=avg_rating,id=sku`: our name, the manifest's name; nil maps nothing.
  package init(mapping: String? = nil, ignoresUnknown: Bool = false) throws(BatchError) {
    self.ignoresUnknown = ignoresUnknown
    var theirs: [String: ManifestColumn] = [:]
    var mapped: [String] = []
    for pair in mapping?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[1].isEmpty, let column = ManifestColumn(name: parts[0]) else {
        throw .columns(String(pair), allowed: "pairs such as rating=avg_rating,id=sku, our name first")
      }
      guard theirs[parts[1]] == nil, !theirs.values.contains(column) else {
        throw .columns(String(pair), allowed: "each name once")
      }
      theirs[parts[1]] = column
      mapped.append(parts[1])
    }
    for name in ManifestColumn.names where theirs[name] == nil { theirs[name] = ManifestColumn(name: name) }
    known = theirs
    self.mapped = mapped
  }

  /// The column that a name means, nil for an unknown one.
  func knownColumn(_ name: String) -> ManifestColumn? { known[name] }

  func column(_ name: String) throws(RowFault) -> ManifestColumn {
    if let column = known[name] { return column }
    if ignoresUnknown { return .ignored }
    throw .unknownKey(name, nearest: NameDistance.nearest(to: name, among: known.keys.sorted()))
  }
}
