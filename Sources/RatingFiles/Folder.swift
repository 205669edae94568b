#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

#if canImport(Darwin)
  typealias FolderStream = UnsafeMutablePointer<DIR>
#else
  typealias FolderStream = OpaquePointer
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
  package static func files(in folder: String) throws(FileError) -> [FilePath] {
    let folder = FilePath(folder)
    var result: [FilePath] = []
    var waiting: [FilePath?] = [nil]
    while let inner = waiting.popLast() {
      for name in try names(in: inner.map(folder.appending) ?? folder) {
        let path = inner?.appending(name) ?? name
        let whole = folder.appending(path)
        var status = stat()
        guard lstat(whole.characters, &status) == 0 else {
          throw FileError(action: .read, path: whole.text, code: errno)
        }
        if status.st_mode & S_IFMT == S_IFDIR { waiting.append(path) } else { result.append(path) }
      }
    }
    return result.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
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

  private static func names(in folder: FilePath) throws(FileError) -> [FilePath] {
    guard let stream = opendir(folder.characters) else {
      throw FileError(action: .read, path: folder.text, code: errno)
    }
    defer { closedir(stream) }
    var names: [FilePath] = []
    while let name = nextName(stream) { names.append(name) }
    guard errno == 0 else { throw FileError(action: .read, path: folder.text, code: errno) }
    return names
  }

  /// The next name in a folder that is being read; nil after the last, and with `errno` above 0 after an error.
  static func nextName(_ stream: FolderStream) -> FilePath? {
    while true {
      errno = 0
      guard let entry = readdir(stream) else { return nil }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        FilePath(bytes: bytes.prefix { $0 != 0 })
      }
      if name != FilePath("."), name != FilePath("..") { return name }
    }
  }
}
