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
  package init(creating path: String) throws(FileError) {
    var end = path.startIndex
    while end < path.endIndex {
      let start = path.index(after: end)
      end = path[start...].firstIndex(of: "/") ?? path.endIndex
      if mkdir(String(path[..<end]), 0o777) != 0, errno != EEXIST, end == path.endIndex {
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
  func descriptor(below folder: String) throws(FileError) -> Int32 {
    var current = dup(number)
    guard current >= 0 else { throw error(.create, folder) }
    for part in folder.split(separator: "/") {
      let name = String(part)
      if mkdirat(current, name, 0o777) != 0, errno != EEXIST {
        let error = error(.create, folder)
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
    guard fsync(number) == 0 else { throw FileError(action: .write, path: path, code: errno) }
  }
}
