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
  private static let temporary = Leftovers.inner
  /// Whether each file is on the disk before it has its name, and its name once it is written.
  private let synchronizes: Bool
  private var open: (folder: String, number: Int32)?
  /// Folders whose own names are on the disk.
  private var flushed: Set<String> = []

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
    if synchronizes { try DiskFlush.folder(folder, named: unfinished.folder.path + "/" + name) }
  }

  /// Writes files into the folder itself, all of them or none: the last is written before the first has its name.
  package func write(all files: [(name: String, bytes: [UInt8])]) throws(FileError) {
    let blocked = BlockedSignals()
    defer { blocked.restore() }
    do throws(FileError) {
      for (index, file) in files.enumerated() { try stage(file.bytes, as: "\(index)", named: file.name) }
      try PendingFiles.whole { () throws(FileError) in
        for (index, file) in files.enumerated() {
          guard renameat(unfinished.number, "\(index)", unfinished.folder.number, file.name) == 0 else {
            throw unfinished.folder.error(.rename, file.name)
          }
        }
      }
      if synchronizes { try unfinished.folder.synchronize() }
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
    if synchronizes { try DiskFlush.file(number, named: root.path + "/" + name) }
    try file.close(named: root.path + "/" + name)
  }

  /// Whether a file is there, a file of its own and no link, with these bytes and no others.
  ///
  /// Such a file may be a killed run's: it is flushed as one that is written.
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
      if count == 0 {
        guard done == bytes.count else { return false }
        if synchronizes {
          try DiskFlush.file(number, named: unfinished.folder.path + "/" + name)
          try DiskFlush.folder(folder, named: unfinished.folder.path + "/" + name)
        }
        return true
      }
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
    let number = try unfinished.folder.descriptor(
      below: folder, synchronizing: synchronizes && !flushed.contains(folder))
    if flushed.count >= 1_024 { flushed = [] }
    if synchronizes { flushed.insert(folder) }
    open = (folder, number)
    return (number, last)
  }
}
