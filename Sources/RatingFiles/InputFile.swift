#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is read from its start to its end, a block at a time.
package final class InputFile {
  private let path: String
  private let file: FileDescriptor
  private var block = [UInt8](repeating: 0, count: 65_536)
  private var place = 0
  private var count = 0
  /// The system's reason, once a read has failed.
  package private(set) var failure: FileError?

  /// Opens a file; `-` is standard input, which is closed afterwards.
  package init(_ path: String) throws(FileError) {
    self.path = path
    let number = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw FileError(action: .read, path: path, code: errno) }
    file = FileDescriptor(number: number)
  }

  /// The next bytes, at most as many as `target` holds: how many, 0 at the end, -1 after `failure`.
  package func read(into target: UnsafeMutableRawBufferPointer) -> Int {
    if place == count {
      count = fill()
      place = 0
      if count < 0 {
        failure = FileError(action: .read, path: path, code: errno)
        count = 0
        return -1
      }
    }
    let taken = min(target.count, count - place)
    block.withUnsafeBytes { block in
      target.copyMemory(from: UnsafeRawBufferPointer(rebasing: block[place..<(place + taken)]))
    }
    place += taken
    return taken
  }

  private func fill() -> Int {
    while true {
      let count = block.withUnsafeMutableBytes { systemRead(file.number, $0.baseAddress!, $0.count) }
      if count >= 0 || errno != EINTR { return count }
    }
  }
}

private func systemRead(_ number: Int32, _ block: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(number, block, count)
}
