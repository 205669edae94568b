#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waiting for streams that were opened by others not to wait.
enum FileWait {
  /// Waits until a file can be read or written, or would say why not.
  ///
  /// - Parameter events: `POLLIN` or `POLLOUT`.
  static func wait(for number: Int32, _ events: Int32) {
    var asked = pollfd(fd: number, events: Int16(events), revents: 0)
    while poll(&asked, 1, -1) < 0, errno == EINTR {}
  }

  /// Whether a file takes a few bytes at once.
  static func takesMore(_ number: Int32) -> Bool {
    var asked = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    return poll(&asked, 1, 0) == 1 && asked.revents & Int16(POLLOUT) != 0
  }
}
