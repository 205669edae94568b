#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that grows piece by piece and takes its name once it is whole.
package final class GrowingFile {
  private let path: String
  /// Where links lead from there.
  private let target: String
  private let number: Int32
  /// Nil where the target is no regular file and is written straight.
  private let temporary: String?
  private var isFinished = false

  package init(_ path: String) throws(FileError) {
    self.path = path
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      guard status.st_mode & S_IFMT != S_IFDIR else {
        throw FileError(action: .write, path: path, code: EISDIR)
      }
      temporary = nil
      target = path
      number = open(path, O_WRONLY | O_CLOEXEC)
      guard number >= 0 else { throw FileError(action: .write, path: path, code: errno) }
      return
    }
    target = WholeFile.resolved(path)
    let temporary: String
    (temporary, number) = try WholeFile.createTemporary(beside: target, named: path)
    self.temporary = temporary
  }

  deinit {
    guard !isFinished else { return }
    close(number)
    if let temporary { unlink(temporary) }
  }

  package func append(_ bytes: [UInt8]) throws(FileError) {
    try WriteLoop.write(bytes, to: number, named: path)
  }

  /// Gives the file its name; what was there under it goes.
  package func finish(synchronizing: Bool) throws(FileError) {
    if synchronizing, fsync(number) != 0 { throw FileError(action: .write, path: path, code: errno) }
    isFinished = true
    guard close(number) == 0 else { throw failure(.write) }
    guard let temporary else { return }
    guard rename(temporary, target) == 0 else { throw failure(.rename) }
  }

  private func failure(_ action: FileError.Action) -> FileError {
    let error = FileError(action: action, path: path, code: errno)
    if let temporary { unlink(temporary) }
    return error
  }
}
