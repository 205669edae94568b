#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Folders: what is in them, and that they are there.
package enum Folder {
  /// Whether a path leads to a folder; throws where it leads to nothing.
  package static func isFolder(_ path: String) throws(FileError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(action: .read, path: path, code: errno) }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is a folder at a path, a link to one too.
  package static func isThere(_ path: String) -> Bool {
    do throws(FileError) { return try isFolder(path) } catch { return false }
  }

  /// The files below a folder, as paths from it on, in order of their bytes; links to folders are not followed.
  package static func files(in folder: String) throws(FileError) -> [String] {
    var result: [String] = []
    var waiting = [""]
    while let inner = waiting.popLast() {
      for name in try names(in: inner.isEmpty ? folder : "\(folder)/\(inner)") {
        let path = inner.isEmpty ? name : "\(inner)/\(name)"
        var status = stat()
        guard lstat("\(folder)/\(path)", &status) == 0 else {
          throw FileError(action: .read, path: "\(folder)/\(path)", code: errno)
        }
        if status.st_mode & S_IFMT == S_IFDIR { waiting.append(path) } else { result.append(path) }
      }
    }
    return result.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes a folder and those above it, where they are not there.
  package static func make(_ path: String) throws(FileError) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try make(String(path[..<slash])) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileError(action: .create, path: path, code: errno)
    }
  }

  /// Takes a folder away where it is empty.
  package static func removeEmpty(_ path: String) { rmdir(path) }

  private static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError(action: .read, path: folder, code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw FileError(action: .read, path: folder, code: errno) }
    return names
  }
}
