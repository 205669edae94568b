#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileError {
  /// The code of what is there and is no regular file; the system has none for that.
  static let notRegular: Int32 = -1

  /// Whether there simply is no such file.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}
