#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes all of some bytes, however many calls that takes.
enum WriteLoop {
  static func write(_ bytes: [UInt8], to number: Int32, named path: String) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { systemWrite(number, $0.baseAddress! + done, bytes.count - done) }
      if count < 0 {
        switch errno {
        case EINTR: continue
        // Who started this program shares its output with one that does not wait.
        case EAGAIN: FileWait.wait(for: number, POLLOUT)
        default: throw FileError(action: .write, path: path, code: errno)
        }
        continue
      }
      done += count
    }
  }
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(number, bytes, count)
}
