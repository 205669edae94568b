/// File names as systems that do not tell letter case apart take them.
package enum FoldedName {
  /// Equal, by canonical equivalence, for names that only letter case tells apart; ß, ẞ and ss are one.
  ///
  /// Small letters first: ẞ has no capitals, and ß has SS.
  package static func of(_ name: String) -> String { name.lowercased().uppercased().lowercased() }
}
