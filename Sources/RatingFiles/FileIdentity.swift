#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What tells a file from every other: its device and its number there.
struct FileIdentity: Hashable, Sendable {
  let device, number: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// Nil where nothing is there.
  init?(_ path: FilePath) {
    var status = stat()
    guard stat(path.characters, &status) == 0 else { return nil }
    self.init(status)
  }
}
