#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension OutputFolder {
  /// Throws where something lies in the way of a file below a folder: a link or a file where a folder has to be, a
  /// folder where the file has to be.
  package static func checkWay(to name: String, in root: String) throws(FileError) {
    var path = root
    let parts = name.split(separator: "/")
    for (index, part) in parts.enumerated() {
      path += "/" + part
      var status = stat()
      // Where nothing is, nothing is below.
      guard lstat(path, &status) == 0 else { return }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      if index == parts.count - 1 {
        guard !isFolder else { throw FileError(action: .rename, path: path, code: EISDIR) }
      } else if !isFolder {
        let isLink = status.st_mode & S_IFMT == S_IFLNK
        throw FileError(action: .create, path: path, code: isLink ? ELOOP : ENOTDIR)
      }
    }
  }
}
