#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes files into an output folder, each whole or not at all; one a thread.
package final class FolderWriter {
  private let unfinished: UnfinishedFiles
  private static let temporary = "file"
  /// Whether each file is on the disk before it has its name.
  private let synchronizes: Bool
  private var open: (folder: String, number: Int32)?

  package init(_ unfinished: UnfinishedFiles, synchronizes: Bool) {
    self.unfinished = unfinished
    self.synchronizes = synchronizes
  }

  deinit {
    if let open { close(open.number) }
  }

  /// Writes a file; its folders are made where they are missing.
  package func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    let (folder, last) = try place(of: name)
    do throws(FileError) {
      try stage(bytes, as: FolderWriter.temporary, named: name)
      guard renameat(unfinished.number, FolderWriter.temporary, folder, last) == 0 else {
        throw unfinished.folder.error(.rename, name)
      }
    } catch {
      unlinkat(unfinished.number, FolderWriter.temporary, 0)
      throw error
    }
    if synchronizes, fsync(folder) != 0 { throw unfinished.folder.error(.write, name) }
  }

  /// Writes files into the folder itself, all of them or none: the last is written before the first has its name.
  package func write(all files: [(name: String, bytes: [UInt8])]) throws(FileError) {
    let blocked = BlockedSignals()
    defer { blocked.restore() }
    do throws(FileError) {
      for (index, file) in files.enumerated() { try stage(file.bytes, as: "\(index)", named: file.name) }
      for (index, file) in files.enumerated() {
        guard renameat(unfinished.number, "\(index)", unfinished.folder.number, file.name) == 0 else {
          throw unfinished.folder.error(.rename, file.name)
        }
      }
    } catch {
      for index in files.indices { unlinkat(unfinished.number, "\(index)", 0) }
      throw error
    }
  }

  /// Writes an unfinished file.
  private func stage(_ bytes: [UInt8], as temporary: String, named name: String) throws(FileError) {
    let root = unfinished.folder
    let number = openat(
      unfinished.number, temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw root.error(.create, name) }
    let file = FileDescriptor(number: number)
    try WriteLoop.write(bytes, to: number, named: root.path + "/" + name)
    if synchronizes, fsync(number) != 0 { throw root.error(.write, name) }
    try file.close(named: root.path + "/" + name)
  }

  /// Whether a file is there, a file of its own and no link, with these bytes and no others.
  package func holds(_ bytes: [UInt8], at name: String) throws(FileError) -> Bool {
    let (folder, last) = try place(of: name)
    let number = openat(folder, last, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else { return false }
    defer { close(number) }
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == bytes.count
    else { return false }
    var done = 0
    var block = [UInt8](repeating: 0, count: min(bytes.count + 1, 1 << 16))
    while true {
      let count = read(number, &block, block.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw unfinished.folder.error(.read, name)
      }
      if count == 0 { return done == bytes.count }
      guard done + count <= bytes.count, block[..<count] == bytes[done..<(done + count)] else { return false }
      done += count
    }
  }

  /// The open folder and the last part of a name; the folder stays open for the next file.
  private func place(of name: String) throws(FileError) -> (folder: Int32, last: String) {
    guard let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return (unfinished.folder.number, name)
    }
    let folder = String(name[..<slash])
    let last = String(name[name.index(after: slash)...])
    if let open, open.folder == folder { return (open.number, last) }
    if let before = open { close(before.number) }
    open = nil
    let number = try unfinished.folder.descriptor(below: folder)
    open = (folder, number)
    return (number, last)
  }
}
