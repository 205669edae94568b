#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads files whole.
package enum FileContents {
  /// The bytes of a file; throws where it cannot be read or holds more than `limit` bytes.
  package static func read(_ path: String, limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw FileError(action: .read, path: path, code: errno) }
    defer { close(number) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = readBlock(number, &block)
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(action: .read, path: path, code: errno)
      }
      if count == 0 { return bytes }
      bytes.append(contentsOf: block[..<count])
      guard bytes.count <= limit else { throw FileError(action: .read, path: path, code: EFBIG) }
    }
  }

  private static func readBlock(_ number: Int32, _ block: inout [UInt8]) -> Int {
    block.withUnsafeMutableBytes { systemRead(number, $0.baseAddress!, $0.count) }
  }
}

private func systemRead(_ number: Int32, _ block: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(number, block, count)
}
