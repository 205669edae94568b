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
  ///
  /// - Parameter isWanted: is given the file's first bytes, 16 where there are as many; where it says no, they are all
  ///   that is read and returned, however long the file.
  package static func read(
    _ path: String, limit: Int, if isWanted: ([UInt8]) -> Bool = { _ in true }
  ) throws(FileError) -> [UInt8] {
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
    let length = Int(status.st_size)
    let head = try first(min(length, 16), of: file.number, path)
    guard isWanted(head) else { return head }
    guard length <= limit else { throw FileError(action: .read, path: path, code: EFBIG) }
    return try first(length, of: file.number, path)
  }

  /// A file's first bytes, fewer where it ends before.
  private static func first(_ length: Int, of number: Int32, _ path: String) throws(FileError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { target, count in
      count = 0
      while count < length {
        let taken = pread(number, target.baseAddress! + count, length - count, off_t(count))
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
