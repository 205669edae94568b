#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileError {
  /// Whether a link lies where none may be.
  package var isLink: Bool { code == ELOOP }

  /// Whether something else lies where a folder has to be.
  package var isNoFolder: Bool { code == ENOTDIR }

  /// Whether it is this one file that cannot be written: others beside it may fare better.
  package var isOfOneFile: Bool {
    switch code {
    case FileError.notRegular, ENOTDIR, EISDIR, ELOOP, EEXIST, ENOTEMPTY, ENOENT, ENAMETOOLONG, EILSEQ,
      EINVAL, ENXIO,
      EBUSY, ETXTBSY, EXDEV, EACCES, EPERM:
      true
    default: false
    }
  }
}
