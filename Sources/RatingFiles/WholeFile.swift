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
    try FileError.refuseNUL(in: path, .write)
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

  /// Takes a file away, where there is one.
  package static func remove(_ path: String) throws(FileError) {
    var status = stat()
    // Asked first: a file system that is only read refuses also where there is nothing to take away.
    guard lstat(path, &status) == 0 else { return }
    guard unlink(path) == 0 || errno == ENOENT else {
      throw FileError(action: .remove, path: path, code: errno)
    }
  }

  /// The file that a link leads to, there or not yet, so that the link stays.
  static func resolved(_ path: String) -> String {
    var path = path
    for _ in 0..<40 {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &target, target.count)
      guard count > 0, count < target.count else { return path }
      let words = String(decoding: target.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      path = words.hasPrefix("/") ? words : folder(of: path) + words
    }
    return path
  }

  /// The folder of a path with its slash; empty where the path is a name alone.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
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
  static func createTemporary(
    beside target: String, named path: String
  ) throws(FileError) -> (path: String, number: Int32) {
    let folder = folder(of: target)
    for attempt in 0..<1_000 {
      let temporary = "\(folder).star-rating-\(getpid())-\(attempt).tmp"
      let number = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if number >= 0 { return (temporary, number) }
      guard errno == EEXIST else { throw FileError(action: .create, path: path, code: errno) }
    }
    throw FileError(action: .create, path: path, code: EEXIST)
  }
}
