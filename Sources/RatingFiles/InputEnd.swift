#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tells a reader that waits for input, from another thread, to wait for no more: it still gets what is there.
package final class InputEnd: Sendable {
  private let reading: Int32
  private let writing: Int32

  package init() throws(FileError) {
    var ends: [Int32] = [0, 0]
    guard systemPipe(&ends) == 0 else { throw FileError(action: .read, path: "a pipe", code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
    // It may be set more often than the pipe has room.
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(reading)
    close(writing)
  }

  package func set() {
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
  }

  /// Waits until there is something to read; false where a signal came first, or where the end is set and nothing came
  /// for a tenth of a second: whoever wrote what is read until now had that time for what follows.
  func waitForInput(of number: Int32, until stop: StopSignals?) -> Bool {
    var isSet = false
    while true {
      // A negative number is none.
      var asked = [number, stop?.descriptor ?? -1, isSet ? -1 : reading].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&asked, nfds_t(asked.count), isSet ? 100 : -1)
      if count < 0, errno == EINTR { continue }
      if count >= 0, asked[1].revents != 0 { return false }
      // What poll refuses is left to the read, which says why.
      if count < 0 || asked[0].revents != 0 { return true }
      if isSet { return false }
      isSet = true
    }
  }
}

private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }
