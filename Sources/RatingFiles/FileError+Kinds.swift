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

  /// Refuses a path with a NUL, where the system would end it and take another file.
  static func refuseNUL(in path: String, _ action: Action) throws(FileError) {
    guard !path.utf8.contains(0) else { throw FileError(action: action, path: path, code: EINVAL) }
  }

  /// Whether there simply is no such file.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}
