#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileError {
  /// Whether there simply is no such file.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}
