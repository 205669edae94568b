import Foundation

/// A pipe between the test and a program.
public final class TestPipe {
  /// The two ends.
  public let reading, writing: Int32
  private var isWritingOpen = true

  /// - Parameter waiting: whether who reads from it or writes into it waits, as is usual.
  public init(waiting: Bool = true) throws {
    // One with a name, opened so that no program which another test starts meanwhile gets an end.
    let folder = try TemporaryFolder()
    let path = folder.path("pipe")
    guard mkfifo(path, 0o600) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    reading = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    writing = open(path, O_WRONLY | O_CLOEXEC)
    guard reading >= 0, writing >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    set(waiting: waiting)
  }

  deinit {
    close(reading)
    closeWriting()
  }

  #if os(Linux)
    /// Has it hold no more than a page, so that it is full and empty again many times.
    public func shrink() -> Bool {
      let setSize: Int32 = 1_031  // F_SETPIPE_SZ, which is not imported.
      return fcntl(writing, setSize, 4_096) == 4_096
    }
  #endif

  private func set(waiting: Bool) {
    for end in [reading, writing] { _ = fcntl(end, F_SETFL, waiting ? 0 : O_NONBLOCK) }
  }

  /// Puts bytes in until no more go in: whoever writes now waits.
  public func fill() {
    set(waiting: false)
    let block = [UInt8](repeating: 0, count: 4_096)
    while write(writing, block, block.count) > 0 {}
    while write(writing, block, 1) > 0 {}
    set(waiting: true)
  }

  /// The test has no more to write, and sees the end once the program has not either.
  public func closeWriting() {
    if isWritingOpen { close(writing) }
    isWritingOpen = false
  }

  /// Writes all bytes, waiting where they do not go in.
  public func put(_ bytes: [UInt8]) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(writing, $0.baseAddress! + done, min(bytes.count - done, 1_000))
      }
      if count > 0 { done += count } else { TestPipe.wait(for: writing, POLLOUT) }
    }
  }

  /// All bytes up to the end.
  public func readAll() -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1_000)
    while true {
      let count = read(reading, &block, block.count)
      if count == 0 { return bytes }
      if count > 0 { bytes += block[..<count] } else { TestPipe.wait(for: reading, POLLIN) }
    }
  }

  private static func wait(for number: Int32, _ events: Int32) {
    var asked = pollfd(fd: number, events: Int16(events), revents: 0)
    poll(&asked, 1, -1)
  }
}
