#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The temporary files and folders that this process has at the moment: what would be left if it ended now.
enum PendingFiles {
  enum Entry {
    case file(FilePath)
    /// A folder in another, both open.
    case folder(Int32, name: String, in: Int32)
  }

  private static let lock = Lock()
  // Under the lock.
  nonisolated(unsafe) private static var entries: [Int: Entry] = [:]
  nonisolated(unsafe) private static var next = 0

  /// Makes something and takes note of it in one step, so that `removeAll` sees neither or both.
  ///
  /// - Returns: what `remove` takes; nil where nothing was made.
  static func add(_ make: () throws(FileError) -> Entry?) throws(FileError) -> Int? {
    lock.lock()
    defer { lock.unlock() }
    guard let entry = try make() else { return nil }
    next += 1
    entries[next] = entry
    return next
  }

  /// Forgets what has been renamed or removed.
  static func remove(_ key: Int) {
    lock.lock()
    entries[key] = nil
    lock.unlock()
  }

  /// Does what must not be cut by the process's end, such as giving several files their names.
  static func whole(_ work: () throws(FileError) -> Void) throws(FileError) {
    lock.lock()
    defer { lock.unlock() }
    try work()
  }

  /// Removes all of it from the disk. For a process that ends: whoever would make something new waits for ever.
  static func removeAll() {
    lock.lock()
    for entry in entries.values {
      switch entry {
      case .file(let path): unlink(path.characters)
      case .folder(let number, let name, let parent):
        // Whoever writes in it may make one more file.
        for _ in 0..<100 {
          for file in Leftovers.names(in: number) { unlinkat(number, file.characters, 0) }
          if unlinkat(parent, name, AT_REMOVEDIR) == 0 || errno == ENOENT { break }
        }
      }
    }
  }
}
