import RatingFiles

/// The goldens that this process recorded, so that two pictures of one name do not overwrite each other.
enum RecordedGoldens {
  /// The hash of what was written, by path.
  private static let hashes = Mutex<[String: Int]>([:])

  /// Notes a recording and tells whether the path already took another content.
  static func isDouble(_ path: String, _ bytes: [UInt8]) -> Bool {
    let hash = bytes.hashValue
    return hashes.withLock { hashes in
      guard let earlier = hashes[path] else {
        hashes[path] = hash
        return false
      }
      return earlier != hash
    }
  }
}
