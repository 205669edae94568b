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
        if errno == EINTR { continue }
        throw FileError(action: .write, path: path, code: errno)
      }
      done += count
    }
  }
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(number, bytes, count)
}
