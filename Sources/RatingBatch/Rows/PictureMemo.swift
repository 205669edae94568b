/// Finished pictures by the words that asked for them, in a bounded amount of memory.
///
/// Two generations: where the younger is full it becomes the older, and what was the older goes.
struct PictureMemo {
  private var younger: [[UInt8]: FinishedPicture] = [:]
  private var older: [[UInt8]: FinishedPicture] = [:]
  private var youngerBytes = 0
  /// The most bytes of one generation.
  private let limit: Int

  init(bytes limit: Int) {
    self.limit = limit
  }

  mutating func picture(_ key: [UInt8]) -> FinishedPicture? {
    if let known = younger[key] { return known }
    guard let known = older[key] else { return nil }
    add(known, key)
    return known
  }

  mutating func add(_ picture: FinishedPicture, _ key: [UInt8]) {
    // What the tables themselves take for an entry.
    let bytes = picture.byteCount + key.count + 256
    guard bytes <= limit / 4 else { return }
    if youngerBytes + bytes > limit {
      older = younger
      younger = [:]
      youngerBytes = 0
    }
    if younger.updateValue(picture, forKey: key) == nil { youngerBytes += bytes }
  }
}
