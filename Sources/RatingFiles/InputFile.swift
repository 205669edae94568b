#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file, or standard input, read block by block; its owner closes it.
package final class InputFile: Sendable {
  package let name: String
  /// Whether it is a regular file, which can be read again from its start.
  package let isRegular: Bool
  private let number: Int32
  private let closes: Bool

  /// - Parameter waiting: whether a pipe is waited for until somebody writes into it.
  package init(_ path: FilePath, waiting: Bool = true) throws(FileError) {
    number = open(path.characters, O_RDONLY | O_CLOEXEC | (waiting ? 0 : O_NONBLOCK))
    guard number >= 0 else { throw FileError(action: .read, path: path.text, code: errno) }
    name = path.text
    closes = true
    isRegular = InputFile.kind(of: number) == S_IFREG
  }

  private init(standardInput number: Int32) {
    self.number = number
    name = "standard input"
    closes = false
    isRegular = InputFile.kind(of: number) == S_IFREG
  }

  deinit {
    if closes { close(number) }
  }

  package static let standardInput = InputFile(standardInput: STDIN_FILENO)

  /// Reads what is there, waiting for the first byte; 0 is the end, nil where waiting ended before.
  ///
  /// - Parameters:
  ///   - stop: waiting ends once this asks to stop.
  ///   - end: waiting ends once this is set and nothing more comes.
  package func read(
    into block: UnsafeMutableRawBufferPointer, until stop: StopSignals? = nil, end: InputEnd? = nil
  ) throws(FileError) -> Int? {
    while true {
      if let end {
        if !end.waitForInput(of: number, until: stop) { return nil }
      } else if let stop, !stop.waitForInput(of: number) {
        return nil
      }
      let count = systemRead(number, block)
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      // Who started this program shares its input with one that does not wait.
      case EAGAIN: if stop == nil, end == nil { FileWait.wait(for: number, POLLIN) }
      default: throw FileError(action: .read, path: name, code: errno)
      }
    }
  }

  package func rewind() throws(FileError) {
    guard lseek(number, 0, SEEK_SET) == 0 else {
      throw FileError(action: .read, path: name, code: errno)
    }
  }

  /// What changes where somebody writes the file: its length and the time of its last change.
  package var state: [Int] {
    var status = stat()
    guard fstat(number, &status) == 0 else { return [] }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return [Int(status.st_size), Int(time.tv_sec), Int(time.tv_nsec)]
  }

  private static func kind(of number: Int32) -> mode_t {
    var status = stat()
    return fstat(number, &status) == 0 ? status.st_mode & S_IFMT : 0
  }
}

private func systemRead(_ number: Int32, _ block: UnsafeMutableRawBufferPointer) -> Int {
  read(number, block.baseAddress, block.count)
}
