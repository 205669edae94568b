/// Finds the known name that a misspelt one most likely meant.
package enum NameDistance {
  /// The shortest of `names` that begins with the word, of two letters or more, else the nearest.
  package static func meant(by word: String, among names: [String]) -> String? {
    let begin = word.lowercased()
    let longer = word.utf8.count < 2 ? [] : names.filter { $0.hasPrefix(begin) }
    return longer.min { $0.count < $1.count } ?? nearest(to: word, among: names)
  }

  /// The nearest of `names`, nil where none is near: more than a third of its letters differ.
  package static func nearest(to name: String, among names: [String]) -> String? {
    let word = Array(name.lowercased().prefix(64))
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = edits(from: word, to: Array(candidate))
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(1, (best.name.count + 1) / 3) else { return nil }
    return best.name
  }

  /// Insertions, removals, replacements and swaps of neighbours (optimal string alignment).
  private static func edits(from left: [Character], to right: [Character]) -> Int {
    var older = [Int](repeating: 0, count: right.count + 1)
    var row = Array(0...right.count)
    for i in 1..<(left.count + 1) where !left.isEmpty {
      var next = [i] + [Int](repeating: 0, count: right.count)
      for j in 1..<(right.count + 1) where !right.isEmpty {
        let cost = left[i - 1] == right[j - 1] ? 0 : 1
        next[j] = min(row[j] + 1, next[j - 1] + 1, row[j - 1] + cost)
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          next[j] = min(next[j], older[j - 2] + 1)
        }
      }
      (older, row) = (row, next)
    }
    return row[right.count]
  }
}
