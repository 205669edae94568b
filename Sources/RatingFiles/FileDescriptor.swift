#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file, closed by its owner.
struct FileDescriptor: ~Copyable {
  let number: Int32

  init(number: Int32) {
    self.number = number
  }

  /// Closes the file; some systems tell only here that the disk is full.
  consuming func close(named path: String) throws(FileError) {
    let status = systemClose(number)
    let code = errno
    discard self
    if status != 0 { throw FileError(action: .write, path: path, code: code) }
  }

  deinit {
    _ = systemClose(number)
  }
}

private func systemClose(_ number: Int32) -> Int32 {
  close(number)
}
