/// Values kept by what asked for them, within a bound.
///
/// Two generations: where the younger is full it becomes the older, and what was the older goes. A value that is
/// asked for again comes back into the younger, so the ones in use stay.
package struct Generations<Key: Hashable, Value> {
  private struct Kept {
    let value: Value
    let weight: Int
  }

  private var younger: [Key: Kept] = [:]
  private var older: [Key: Kept] = [:]
  private var youngerWeight = 0
  private let limit: Int
  private let largest: Int
  private let count: Int

  /// Bytes that a place takes in the tables, those that are free and a table's next size counted.
  package static var placeBytes: Int { 3 * (MemoryLayout<Key>.stride + MemoryLayout<Kept>.stride) }

  /// - Parameters:
  ///   - limit: the most that one generation weighs; a heavier value is one alone.
  ///   - largest: the heaviest value that is kept; nil is a quarter of the limit.
  ///   - count: the most values of one generation.
  package init(limit: Int, largest: Int? = nil, count: Int = .max) {
    self.limit = limit
    self.largest = largest ?? limit / 4
    self.count = count
  }

  package mutating func value(_ key: Key) -> Value? {
    if let known = younger[key] { return known.value }
    guard let place = older.index(forKey: key) else { return nil }
    // The key that was weighed: the one that asks may have spare room.
    let (own, known) = older[place]
    keep(known, own)
    return known.value
  }

  /// Keeps a value in place of what is known by its key.
  package mutating func add(_ value: Value, _ key: Key, weight: Int) {
    if weight <= largest { keep(Kept(value: value, weight: weight), key) }
  }

  private mutating func keep(_ kept: Kept, _ key: Key) {
    if !younger.isEmpty, youngerWeight + kept.weight > limit || younger.count >= count {
      older = younger
      younger = [:]
      youngerWeight = 0
    }
    let before = younger.updateValue(kept, forKey: key)
    youngerWeight += kept.weight - (before?.weight ?? 0)
  }
}
