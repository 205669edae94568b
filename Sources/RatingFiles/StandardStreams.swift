#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process's own streams.
package enum StandardStreams {
  /// Fills the places of streams that the process was started without, so that no file opened later takes one and is
  /// read or written for it: reading and writing them fails as it does on a closed one.
  package static func fillClosed() {
    for (stream, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(stream, F_GETFD) == -1 && errno == EBADF {
      // The lowest free number is this one, as the ones below are taken.
      _ = open("/dev/null", mode)
    }
  }

  /// Writes all bytes to standard output and, where it is a file, tells of an error.
  package static func writeOutput(_ bytes: [UInt8]) throws(FileError) {
    try WriteLoop.write(bytes, to: STDOUT_FILENO, named: "standard output")
  }

  /// Writes words to standard error; there is nobody to tell where that fails.
  package static func writeError(_ words: String) {
    do throws(FileError) {
      try WriteLoop.write(Array(words.utf8), to: STDERR_FILENO, named: "standard error")
    } catch {}
  }

  /// Writes a few words to standard error, or none of them if it takes none now.
  static func writeErrorWithoutWaiting(_ words: String) {
    guard FileWait.takesMore(STDERR_FILENO) else { return }
    _ = Array(words.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// Has what was written to standard output reach the disk, if that is a file.
  package static func synchronizeOutput() throws(FileError) {
    var status = stat()
    guard fstat(STDOUT_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    try DiskFlush.file(STDOUT_FILENO, named: "standard output")
  }

  /// Whether standard output is a terminal.
  package static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether standard error is a terminal.
  package static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}
