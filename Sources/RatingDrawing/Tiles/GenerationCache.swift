import RatingFiles

/// Values kept across pictures, in a bounded amount of memory.
///
/// Two generations: where the younger is full it becomes the older, and what was the older goes. A value that is
/// asked for again comes back into the younger, so the ones in use stay.
final class GenerationCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Generations {
    var younger: [Key: Value] = [:]
    var older: [Key: Value] = [:]
    var youngerPixels = 0
  }

  private let limit: Int
  private let pixels: @Sendable (Value) -> Int
  private let generations = Mutex(Generations())

  /// - Parameters:
  ///   - limit: the most pixels of all values of one generation.
  ///   - pixels: the pixels of a value.
  init(limit: Int, pixels: @escaping @Sendable (Value) -> Int) {
    self.limit = limit
    self.pixels = pixels
  }

  /// The value that is kept, or the one that `make` gives.
  func value<Failure: Error>(_ key: Key, make: () throws(Failure) -> Value) throws(Failure) -> Value {
    if let known = generations.withLock({ $0.younger[key] ?? promote(key, in: &$0) }) { return known }
    let value = try make()
    generations.withLock { add(value, key, to: &$0) }
    return value
  }

  private func promote(_ key: Key, in generations: inout Generations) -> Value? {
    guard let value = generations.older[key] else { return nil }
    add(value, key, to: &generations)
    return value
  }

  private func add(_ value: Value, _ key: Key, to generations: inout Generations) {
    let pixels = pixels(value)
    guard pixels <= limit / 4 else { return }
    if generations.youngerPixels + pixels > limit || generations.younger.count >= 4_096 {
      generations.older = generations.younger
      generations.younger = [:]
      generations.youngerPixels = 0
    }
    if generations.younger.updateValue(value, forKey: key) == nil { generations.youngerPixels += pixels }
  }
}
