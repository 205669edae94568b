#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Makes sure of memory for something large before it is begun: an array that gets none ends the process.
package enum MemoryRoom {
  private static let lock = Lock()
  /// What is held by all, under the lock.
  nonisolated(unsafe) private static var held = 0
  /// What needs less is not asked for.
  private static let small = 2 << 20
  /// What else is needed meanwhile: a thread's own store of small things, a stack.
  private static let spare = 4 << 20

  /// Does something that takes up to `bytes` at a time; throws where the system has not as much, as under a limit of
  /// the process's addresses (`ulimit -v`).
  ///
  /// Where there is room for one of two large things, the second waits until the first is done: so one is not asked
  /// for within another.
  package static func with<Result, Failure: Error>(
    _ bytes: Int, else failure: @autoclosure () -> Failure, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard bytes > small else { return try body() }
    guard take(bytes) else { throw failure() }
    defer { giveBack(bytes) }
    return try body()
  }

  private static func take(_ bytes: Int) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    while !fits(held + bytes + spare) {
      guard held > 0 else { return false }
      lock.wait()
    }
    held += bytes
    return true
  }

  private static func giveBack(_ bytes: Int) {
    lock.lock()
    held -= bytes
    lock.wakeAll()
    lock.unlock()
  }

  /// Takes as many addresses and gives them back, untouched.
  private static func fits(_ bytes: Int) -> Bool {
    let place = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let place, place != UnsafeMutableRawPointer(bitPattern: -1) else { return false }
    munmap(place, bytes)
    return true
  }
}
