#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files that are written whole or not at all.
package enum WholeFile {
  /// Writes `bytes` to `path`: into a temporary file beside it, checked, then renamed over it.
  ///
  /// A target that exists and is no regular file (a device, a pipe) is written straight. After an error the
  /// target is what it was and no temporary file is left.
  /// - Parameters:
  ///   - synchronizing: whether the file, and its name, are on the disk once this returns.
  ///   - sweeping: whether what killed runs have left beside the target is removed.
  package static func write(
    _ bytes: [UInt8], to path: String, synchronizing: Bool = false, sweeping: Bool = false
  ) throws(FileError) {
    // Between the temporary file and its rename no signal ends the process: nothing is left behind.
    let blocked = BlockedSignals()
    defer { blocked.restore() }
    let file = try GrowingFile(path, sweeping: sweeping)
    try file.append(bytes)
    try file.finish(synchronizing: synchronizing)
  }

  /// Takes a file away, where there is one.
  package static func remove(_ path: String) throws(FileError) {
    var status = stat()
    // Asked first: a file system that is only read refuses also where there is nothing to take away.
    guard lstat(path, &status) == 0 else { return }
    guard unlink(path) == 0 || errno == ENOENT else {
      throw FileError(action: .remove, path: path, code: errno)
    }
  }
}
