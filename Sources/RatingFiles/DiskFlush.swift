#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Has what was written reach the disk, so that no loss of power takes it away.
enum DiskFlush {
  /// The bytes of an open file.
  static func file(_ number: Int32, named path: String) throws(FileError) {
    #if canImport(Darwin)
      // There fsync leaves the bytes in the drive's own memory.
      if fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    guard fsync(number) == 0 else { throw FileError(action: .write, path: path, code: errno) }
  }

  /// The names in an open folder; some file systems cannot be asked for that, and keep them themselves.
  static func folder(_ number: Int32, named path: String) throws(FileError) {
    guard fsync(number) == 0 || errno == EINVAL || errno == EOPNOTSUPP else {
      throw FileError(action: .write, path: path, code: errno)
    }
  }

  /// The names in a folder.
  static func folder(_ path: FilePath) throws(FileError) {
    let number = open(path.characters, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { throw FileError(action: .write, path: path.text, code: errno) }
    defer { close(number) }
    try folder(number, named: path.text)
  }
}
