import RatingFiles

/// Values kept across pictures, by all threads, in a bounded amount of memory.
final class GenerationCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let pixels: @Sendable (Key, Value) -> Int
  private let kept: Mutex<Generations<Key, Value>>

  /// - Parameters:
  ///   - limit: the most pixels of all values of one of two generations; what else they hold is bounded by their
  ///     number, 4,096.
  ///   - pixels: the pixels of a value.
  init(limit: Int, pixels: @escaping @Sendable (Key, Value) -> Int) {
    self.pixels = pixels
    kept = Mutex(Generations(limit: limit, count: 4_096))
  }

  /// The value that is kept, or the one that `make` gives.
  func value<Failure: Error>(_ key: Key, make: () throws(Failure) -> Value) throws(Failure) -> Value {
    if let known = kept.withLock({ $0.value(key) }) { return known }
    let value = try make()
    let pixels = pixels(key, value)
    kept.withLock { $0.add(value, key, weight: pixels) }
    return value
  }
}
