#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension OutputFolder {
  /// Throws where something lies in the way of a file below a folder; see `checkFolder` and `checkFile`.
  package static func checkWay(to name: String, in root: String) throws(FileError) {
    if let slash = name.lastIndex(of: "/") {
      guard try checkFolder(String(name[..<slash]), in: root) else { return }
    }
    try checkFile(name, in: root)
  }

  /// Whether a folder below another is there; where it is not, nothing is below it.
  ///
  /// - Throws: `ELOOP` for a link on the way, wherever it leads, `ENOTDIR` for anything else that is no folder, and the
  ///   system's reason where nothing may be written into the last folder that is there.
  package static func checkFolder(_ name: String, in root: String) throws(FileError) -> Bool {
    var path = root
    var isThere = true
    for part in name.split(separator: "/") {
      let next = path + "/" + part
      var status = stat()
      guard lstat(next, &status) == 0 else {
        isThere = false
        break
      }
      path = next
      switch status.st_mode & S_IFMT {
      case S_IFDIR: continue
      case S_IFLNK: throw FileError(action: .create, path: path, code: ELOOP)
      default: throw FileError(action: .create, path: path, code: ENOTDIR)
      }
    }
    if access(path, W_OK | X_OK) != 0, errno != ENOENT {
      throw FileError(action: .create, path: path, code: errno)
    }
    return isThere
  }

  /// Throws where a folder, or anything else that is neither file nor link, lies in a file's place.
  package static func checkFile(_ name: String, in root: String) throws(FileError) {
    let path = root + "/" + name
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFLNK: return
    case S_IFDIR: throw FileError(action: .rename, path: path, code: EISDIR)
    default: throw FileError(action: .rename, path: path, code: FileError.notRegular)
    }
  }
}
