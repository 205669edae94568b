#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that files are written into, none through a link inside it.
package final class OutputFolder: Sendable {
  package let path: String
  let number: Int32

  /// Opens a folder; makes it, and those above it, where it is missing.
  ///
  /// - Parameter synchronizing: whether the names of those that are made are on the disk once this returns.
  package init(creating path: String, synchronizing: Bool = false) throws(FileError) {
    var end = path.startIndex
    while end < path.endIndex {
      let start = path.index(after: end)
      end = path[start...].firstIndex(of: "/") ?? path.endIndex
      let part = String(path[..<end])
      if mkdir(part, 0o777) == 0 {
        if synchronizing { try DiskFlush.folder(FilePath(part).parts.folder) }
      } else if errno != EEXIST, end == path.endIndex {
        throw FileError(action: .create, path: path, code: errno)
      }
    }
    self.path = path
    number = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { throw FileError(action: .create, path: path, code: errno) }
  }

  deinit {
    close(number)
  }

  /// Opens a folder below this one, making it where it is missing; a link on the way is an error.
  ///
  /// - Parameter synchronizing: whether the names on the way are on the disk once this returns: another thread or a
  ///   run that was killed may have made them just now.
  func descriptor(below folder: String, synchronizing: Bool) throws(FileError) -> Int32 {
    var current = dup(number)
    guard current >= 0 else { throw error(.create, folder) }
    for part in folder.split(separator: "/") {
      let name = String(part)
      do throws(FileError) {
        if mkdirat(current, name, 0o777) != 0, errno != EEXIST { throw error(.create, folder) }
        if synchronizing { try DiskFlush.folder(current, named: path + "/" + folder) }
      } catch {
        close(current)
        throw error
      }
      let next = openat(current, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      let error = error(.create, folder)
      close(current)
      guard next >= 0 else { throw error }
      current = next
    }
    return current
  }

  /// What errno says about a file below.
  func error(_ action: FileError.Action, _ name: String) -> FileError {
    FileError(action: action, path: path + "/" + name, code: errno)
  }

  /// Has what was renamed into the folder written to the disk.
  package func synchronize() throws(FileError) {
    try DiskFlush.folder(number, named: path)
  }
}
