#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that grows piece by piece and takes its name once it is whole.
///
/// A target that exists and is no regular file (a device, a pipe) is written straight.
package final class GrowingFile {
  /// A file beside the target, which is renamed over it.
  private struct Temporary {
    let path, target: FilePath
    /// What `PendingFiles` knows it by.
    let pending: Int
  }

  private let path: String
  private let number: Int32
  /// Nil where the target is written straight.
  private let temporary: Temporary?
  private var isFinished = false

  /// - Parameter sweeping: whether what killed runs have left beside the target is removed.
  package init(_ path: String, sweeping: Bool = false) throws(FileError) {
    try FileError.refuseNUL(in: path, .write)
    self.path = path
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      guard status.st_mode & S_IFMT != S_IFDIR else {
        throw FileError(action: .write, path: path, code: EISDIR)
      }
      temporary = nil
      number = open(path, O_WRONLY | O_CLOEXEC)
      guard number >= 0 else { throw FileError(action: .write, path: path, code: errno) }
      return
    }
    let target = try FileTarget(path).path
    if sweeping { Leftovers.sweepFiles(in: target.parts.folder) }
    (number, temporary) = try GrowingFile.createTemporary(beside: target, named: path)
  }

  deinit {
    guard !isFinished else { return }
    close(number)
    if let temporary { GrowingFile.remove(temporary) }
  }

  package func append(_ bytes: [UInt8]) throws(FileError) {
    try WriteLoop.write(bytes, to: number, named: path)
  }

  /// Gives the file its name; what was there under it goes.
  ///
  /// - Parameter synchronizing: whether it is on the disk before it has its name, and the name before this returns.
  package func finish(synchronizing: Bool) throws(FileError) {
    if synchronizing, temporary != nil { try DiskFlush.file(number, named: path) }
    isFinished = true
    guard close(number) == 0 else { throw failure(.write) }
    guard let temporary else { return }
    guard rename(temporary.path.characters, temporary.target.characters) == 0 else { throw failure(.rename) }
    PendingFiles.remove(temporary.pending)
    if synchronizing { try DiskFlush.folder(temporary.target.parts.folder) }
  }

  private func failure(_ action: FileError.Action) -> FileError {
    let error = FileError(action: action, path: path, code: errno)
    if let temporary { GrowingFile.remove(temporary) }
    return error
  }

  private static func remove(_ temporary: Temporary) {
    unlink(temporary.path.characters)
    PendingFiles.remove(temporary.pending)
  }

  /// A new file in the target's folder, locked for as long as it is open.
  private static func createTemporary(
    beside target: FilePath, named path: String
  ) throws(FileError) -> (Int32, Temporary) {
    let folder = target.parts.folder
    for attempt in 0..<1_000 {
      let place = folder.appending(FilePath(Leftovers.name(attempt, isFile: true)))
      var number: Int32 = -1
      let pending = try PendingFiles.add { () throws(FileError) in
        number = open(place.characters, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard number >= 0 || errno == EEXIST else {
          throw FileError(action: .create, path: path, code: errno)
        }
        return number < 0 ? nil : .file(place)
      }
      guard let pending else { continue }
      var status = stat()
      // Another run may have taken it for a leftover before it was locked.
      if FileLock.take(number) != .held, fstat(number, &status) == 0, status.st_nlink > 0 {
        return (number, Temporary(path: place, target: target, pending: pending))
      }
      PendingFiles.remove(pending)
      close(number)
    }
    throw FileError(action: .create, path: path, code: EEXIST)
  }
}
