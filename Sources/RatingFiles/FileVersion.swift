#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which file a path leads to, and since when it has been as it is: another after every change.
package struct FileVersion: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  private let length: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// - Throws: the system's reason, as reading the file would.
  package init(of path: String) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(action: .read, path: path, code: errno) }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    length = Int(status.st_size)
    (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
  }
}
