#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals that ask a program to end: it ends within a second, whatever it is at, and leaves no temporary file.
///
/// They are blocked on the thread that makes this and on those it starts later; a thread of its own waits for
/// them. Signals that were ignored before stay ignored. A first signal ends the process at once, or, if the work was
/// said to come in pieces, once the piece in hand is done or half a second has gone; a second one ends it at once.
package final class StopSignals: Sendable {
  private struct State {
    /// 0 as long as none has come.
    var signal: Int32 = 0
    var waitsForWork = false
    var isEnding = false
    var isTold = false
  }

  private let state = Mutex(State())
  /// Its reading end becomes ready once a signal has come.
  private let pipe: (reading: Int32, writing: Int32)
  private let awaited: [Int32]
  private let words: @Sendable (Int32) -> String

  /// What a thread that only waits needs, in bytes.
  private static let stack = 128 << 10
  /// How long work may take that was in hand when the first signal came, in microseconds.
  private static let patience: UInt32 = 500_000

  /// Starts to wait; nil where the system refuses a pipe or a thread, and signals then end the process at once.
  ///
  /// - Parameter words: what is said on standard error where a signal ends the process.
  package init?(telling words: @escaping @Sendable (_ signal: Int32) -> String) {
    var ends: [Int32] = [0, 0]
    guard Self.openPipe(&ends) else { return nil }
    pipe = (ends[0], ends[1])
    self.words = words
    awaited = [SIGINT, SIGTERM, SIGHUP].filter { !StopSignals.isIgnored($0) }
    guard !awaited.isEmpty else { return }
    var set = StopSignals.set(awaited)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    guard Thread.start(stack: Self.stack, detached: { self.wait() }) else {
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
      return nil
    }
  }

  /// The first signal that came, nil before.
  package var signal: Int32? {
    let number = state.withLock { $0.signal }
    return number == 0 ? nil : number
  }

  package var isSet: Bool { state.withLock { $0.signal != 0 } }

  /// From now on whoever works looks at `isSet` between two pieces of work, and has half a second for the one in hand.
  package func waitForWork() {
    state.withLock { $0.waitsForWork = true }
  }

  /// Never returns if the process is being ended: what goes wrong then is no error to be told.
  package func waitIfEnding() {
    while state.withLock({ $0.isEnding }) { pause() }
  }

  /// Says that a signal ended the work, if that has not been said.
  package func tell() {
    let isTold = state.withLock { state in
      defer { state.isTold = true }
      return state.isTold
    }
    waitIfEnding()
    if let signal, !isTold { StandardStreams.writeError(words(signal)) }
  }

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
    let first = next()
    let waitsForWork = state.withLock { state in
      state.signal = first
      return state.waitsForWork
    }
    var byte: UInt8 = 0
    _ = write(pipe.writing, &byte, 1)
    let isTimed =
      waitsForWork
      && Thread.start(stack: Self.stack) {
        usleep(Self.patience)
        self.end(first)
      }
    if isTimed { _ = next() }
    end(first)
  }

  /// Waits for a signal.
  private func next() -> Int32 {
    var set = StopSignals.set(awaited)
    var number: Int32 = 0
    while sigwait(&set, &number) != 0 {}
    return number
  }

  private func end(_ signal: Int32) -> Never {
    let isTold = state.withLock { state in
      state.isEnding = true
      defer { state.isTold = true }
      return state.isTold
    }
    PendingFiles.removeAll()
    if !isTold { StandardStreams.writeErrorWithoutWaiting(words(signal)) }
    _exit(128 + signal)
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
