#if Archives
  import RatingFiles

  /// Writes an archive file by file, the same bytes for the same files: times are 1980-01-01, the first that zip knows,
  /// owners are 0.
  final class ArchiveWriter {
    private enum Entries {
      case tar(TarEntries)
      case zip(ZipEntries)
    }

    private let file: GrowingFile
    private let entries: Entries
    /// What the archive has and the file has not.
    private var waiting: [UInt8] = []

    private static let flushAt = 1 << 20

    init(_ path: String, _ form: ArchiveForm) throws(BatchError) {
      do { file = try GrowingFile(path, sweeping: true) } catch { throw .file(error) }
      switch form {
      case .tar: entries = .tar(try TarEntries(path))
      case .zip: entries = .zip(ZipEntries())
      }
      waiting.reserveCapacity(2 * ArchiveWriter.flushAt)
    }

    func append(_ bytes: [UInt8], named name: String) throws(BatchError) {
      switch entries {
      case .tar(let tar): try tar.append(bytes, named: name, to: &waiting)
      case .zip(let zip): zip.append(bytes, named: name, to: &waiting)
      }
      if waiting.count >= ArchiveWriter.flushAt { try flush() }
    }

    /// Ends the archive and gives it its name.
    func finish(synchronizing: Bool) throws(BatchError) {
      switch entries {
      case .tar(let tar): try tar.finish(to: &waiting)
      case .zip(let zip):
        while let part = zip.nextOfEnd() {
          waiting += part
          try flush()
        }
      }
      try flush()
      do { try file.finish(synchronizing: synchronizing) } catch { throw .file(error) }
    }

    private func flush() throws(BatchError) {
      do { try file.append(waiting) } catch { throw .file(error) }
      waiting.removeAll(keepingCapacity: true)
    }
  }
#endif
