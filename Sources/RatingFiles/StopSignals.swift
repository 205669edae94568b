#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals that ask a program to end, taken as a wish: whoever works finishes the row in hand.
///
/// They are blocked on the thread that makes this and on those it starts later; a thread of its own waits for
/// them. Signals that were ignored before stay ignored.
package final class StopSignals: Sendable {
  /// 0 as long as none has come.
  private let received = Mutex<Int32>(0)
  /// Its reading end becomes ready once a signal has come.
  private let pipe: (reading: Int32, writing: Int32)
  private let awaited: [Int32]

  /// Starts to wait; nil where the system refuses a pipe or a thread, and signals then end the process at once.
  package init?() {
    var ends: [Int32] = [0, 0]
    guard Self.openPipe(&ends) else { return nil }
    pipe = (ends[0], ends[1])
    awaited = [SIGINT, SIGTERM, SIGHUP].filter { !StopSignals.isIgnored($0) }
    guard !awaited.isEmpty else { return }
    var set = StopSignals.set(awaited)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    guard Thread.start(detached: { self.wait() }) else {
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
      return nil
    }
  }

  /// The first signal that came, nil before.
  package var signal: Int32? {
    let number = received.withLock { $0 }
    return number == 0 ? nil : number
  }

  package var isSet: Bool { received.withLock { $0 != 0 } }

  /// What is ready to be read once a signal has come.
  var descriptor: Int32 { pipe.reading }

  /// Waits until there is something to read; false where a signal came first.
  func waitForInput(of number: Int32) -> Bool {
    while true {
      var asked = [
        pollfd(fd: number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&asked, nfds_t(asked.count), -1)
      if count < 0, errno == EINTR { continue }
      // What poll refuses is left to the read, which says why.
      return count < 0 || asked[1].revents == 0
    }
  }

  private func wait() {
    var set = StopSignals.set(awaited)
    var number: Int32 = 0
    while sigwait(&set, &number) != 0 {}
    received.withLock { $0 = number }
    var byte: UInt8 = 0
    _ = write(pipe.writing, &byte, 1)
  }

  private static func openPipe(_ ends: inout [Int32]) -> Bool {
    guard systemPipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return true
  }

  private static func set(_ signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }
