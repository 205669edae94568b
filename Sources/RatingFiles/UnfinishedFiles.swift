#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder inside an output folder where a run keeps its unfinished files, gone when the run ends.
///
/// A lock on it tells that its run lives: what a killed run left is swept by the next that asks.
package final class UnfinishedFiles: Sendable {
  /// Names that begin so are ours.
  package static let prefix = ".star-rating-"

  package let folder: OutputFolder
  private let name: String
  let number: Int32

  package init(in folder: OutputFolder) throws(FileError) {
    for attempt in 0..<1_000 {
      let name = "\(UnfinishedFiles.prefix)\(getpid())-\(attempt)"
      if mkdirat(folder.number, name, 0o700) != 0 {
        guard errno == EEXIST else { throw folder.error(.create, name) }
        continue
      }
      let number = openat(folder.number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard number >= 0 else {
        // Another run took it for a leftover before it was locked.
        if errno == ENOENT { continue }
        throw folder.error(.create, name)
      }
      var status = stat()
      if flock(number, LOCK_EX | LOCK_NB) == 0, fstat(number, &status) == 0, status.st_nlink > 0 {
        self.folder = folder
        self.name = name
        self.number = number
        return
      }
      close(number)
    }
    throw FileError(action: .create, path: folder.path, code: EEXIST)
  }

  deinit {
    unlinkat(folder.number, name, AT_REMOVEDIR)
    close(number)
  }

  /// Removes what runs that no longer live have left in a folder.
  package static func sweep(_ folder: OutputFolder) throws(FileError) {
    for name in try names(in: folder.number, of: folder) where name.hasPrefix(prefix) {
      let number = openat(folder.number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard number >= 0 else { continue }
      defer { close(number) }
      guard flock(number, LOCK_EX | LOCK_NB) == 0 else { continue }
      for file in try names(in: number, of: folder) { unlinkat(number, file, 0) }
      guard unlinkat(folder.number, name, AT_REMOVEDIR) == 0 else { throw folder.error(.write, name) }
    }
  }

  private static func names(in number: Int32, of folder: OutputFolder) throws(FileError) -> [String] {
    let copy = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else { throw folder.error(.read, ".") }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
