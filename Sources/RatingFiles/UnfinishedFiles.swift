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
  package let folder: OutputFolder
  let number: Int32
  private let name: String
  private let pending: Int

  package init(in folder: OutputFolder) throws(FileError) {
    for attempt in 0..<1_000 {
      let name = Leftovers.name(attempt, isFile: false)
      var number: Int32 = -1
      let pending = try PendingFiles.add { () throws(FileError) in
        number = try UnfinishedFiles.make(name, in: folder)
        return number < 0 ? nil : .folder(number, name: name, in: folder.number)
      }
      guard let pending else { continue }
      var status = stat()
      // Another run may have taken it for a leftover before it was locked.
      if FileLock.take(number) != .held, fstat(number, &status) == 0, status.st_nlink > 0 {
        self.folder = folder
        self.number = number
        self.name = name
        self.pending = pending
        return
      }
      PendingFiles.remove(pending)
      close(number)
    }
    throw FileError(action: .create, path: folder.path, code: EEXIST)
  }

  deinit {
    unlinkat(folder.number, name, AT_REMOVEDIR)
    PendingFiles.remove(pending)
    close(number)
  }

  /// Makes and opens a folder; -1 where the name is taken, or was taken away again.
  private static func make(_ name: String, in folder: OutputFolder) throws(FileError) -> Int32 {
    guard mkdirat(folder.number, name, 0o700) == 0 else {
      guard errno == EEXIST else { throw folder.error(.create, name) }
      return -1
    }
    let number = openat(folder.number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard number >= 0 || errno == ENOENT else {
      let error = folder.error(.create, name)
      unlinkat(folder.number, name, AT_REMOVEDIR)
      throw error
    }
    return number
  }
}
