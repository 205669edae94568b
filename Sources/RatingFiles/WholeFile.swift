#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files that are written whole or not at all.
package enum WholeFile {
  /// Writes `bytes` to `path`: into a temporary file beside it, checked, then renamed over it.
  ///
  /// A target that exists and is no regular file (a device, a pipe) is written straight. After an error the
  /// target is what it was and no temporary file is left.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    var status = stat()
    if stat(path, &status) == 0 {
      let kind = status.st_mode & S_IFMT
      guard kind != S_IFDIR else { throw FileError(action: .write, path: path, code: EISDIR) }
      if kind != S_IFREG {
        try writeStraight(bytes, to: path)
        return
      }
    }
    try replace(resolved(path), named: path, with: bytes)
  }

  /// The file that a link leads to, so that the link stays.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func writeStraight(_ bytes: [UInt8], to path: String) throws(FileError) {
    let number = open(path, O_WRONLY | O_CLOEXEC)
    guard number >= 0 else { throw FileError(action: .write, path: path, code: errno) }
    let file = FileDescriptor(number: number)
    try WriteLoop.write(bytes, to: file.number, named: path)
    try file.close(named: path)
  }

  private static func replace(_ target: String, named path: String, with bytes: [UInt8]) throws(FileError) {
    // Between the temporary file and its rename no signal ends the process: nothing is left behind.
    let blocked = BlockedSignals()
    defer { blocked.restore() }
    let (temporary, number) = try createTemporary(beside: target, named: path)
    do throws(FileError) {
      let file = FileDescriptor(number: number)
      try WriteLoop.write(bytes, to: file.number, named: path)
      try file.close(named: path)
      guard rename(temporary, target) == 0 else {
        throw FileError(action: .rename, path: path, code: errno)
      }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// A new file in the target's folder, with the target's name so that its owner can be told.
  private static func createTemporary(
    beside target: String, named path: String
  ) throws(FileError) -> (path: String, number: Int32) {
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    for attempt in 0..<1_000 {
      let temporary = "\(folder).star-rating-\(getpid())-\(attempt).tmp"
      let number = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if number >= 0 { return (temporary, number) }
      guard errno == EEXIST else { throw FileError(action: .create, path: path, code: errno) }
    }
    throw FileError(action: .create, path: path, code: EEXIST)
  }
}
