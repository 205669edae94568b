#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files that lie on a disk: what has an end and is there at once.
package enum RegularFile {
  /// The bytes of a regular file; throws for everything else, without waiting for a pipe's other end, and where it
  /// holds more than `limit` bytes.
  package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try FileError.refuseNUL(in: path, .read)
    let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { throw FileError(action: .read, path: path, code: errno) }
    let file = FileDescriptor(number: number)
    var status = stat()
    guard fstat(file.number, &status) == 0 else { throw FileError(action: .read, path: path, code: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileError(action: .read, path: path, code: EISDIR) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(action: .read, path: path, code: FileError.notRegular)
    }
    guard status.st_size <= limit else { throw FileError(action: .read, path: path, code: EFBIG) }
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { target, count in
      count = 0
      while count < target.count {
        let taken = systemRead(file.number, target.baseAddress! + count, target.count - count)
        if taken > 0 { count += taken }
        if taken == 0 { break }
        if taken < 0, errno != EINTR {
          code = errno
          break
        }
      }
    }
    guard code == 0 else { throw FileError(action: .read, path: path, code: code) }
    return bytes
  }
}

private func systemRead(_ number: Int32, _ block: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(number, block, count)
}
