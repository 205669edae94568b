import RatingStyling

/// The pictures that were used last: up to 64 and a number of bytes, or two however large.
struct PictureShelf {
  private static let count = 64

  private struct Place {
    let entry: PictureEntry
    var lastUse: Int
    var bytes = 0
  }

  private var places: [String: Place] = [:]
  private let limit: Int
  private var bytes = 0
  private var uses = 0

  init(bytes limit: Int) {
    self.limit = limit
  }

  /// The picture of a path, where it has been read and is kept.
  mutating func picture(_ path: String) -> RatingStyle.Picture? {
    uses += 1
    places[path]?.lastUse = uses
    return places[path]?.entry.known
  }

  /// What is kept for a path, new where nothing is.
  mutating func entry(_ path: String) -> PictureEntry {
    if let place = places[path] { return place.entry }
    let entry = PictureEntry()
    places[path] = Place(entry: entry, lastUse: uses)
    shrink()
    return entry
  }

  /// Counts a picture that has been read.
  mutating func weigh(_ entry: PictureEntry, _ path: String) {
    guard let place = places[path], place.entry === entry, place.bytes == 0 else { return }
    let heapBytes = entry.known?.heapBytes ?? 0
    places[path]?.bytes = heapBytes
    bytes += heapBytes
    shrink()
  }

  mutating func remove(_ entry: PictureEntry, _ path: String) {
    guard places[path]?.entry === entry else { return }
    bytes -= places.removeValue(forKey: path)?.bytes ?? 0
  }

  private mutating func shrink() {
    while places.count > PictureShelf.count || bytes > limit && places.count > 2 {
      guard let oldest = places.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
      remove(oldest.value.entry, oldest.key)
    }
  }
}
