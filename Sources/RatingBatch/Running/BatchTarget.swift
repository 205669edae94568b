import RatingFiles

/// Where a batch's files go, opened.
///
/// Each thread takes its own writer; `append` and `finish` are called by one thread at a time.
final class BatchTarget: @unchecked Sendable {
  private let request: BatchRequest
  /// What each thread writes with; none where the target is an archive.
  private let writers: [FolderWriter]
  private let folder: OutputFolder?
  #if Archives
    private let archive: ArchiveWriter?
  #endif
  /// The content, by its hash, that the archive has under names by content.
  private var contents: Set<UInt128> = []

  init(_ request: BatchRequest) throws(BatchError) {
    self.request = request
    switch request.target {
    case .folder(let path):
      #if Archives
        archive = nil
      #endif
      do {
        let folder = try OutputFolder(creating: path, synchronizing: request.synchronizes)
        if request.resumes { Leftovers.sweepFolders(in: folder) }
        self.folder = folder
        // A folder of unfinished files each: threads that share one wait for each other on a disk.
        writers = try (0..<request.jobs).map { _ throws(FileError) in
          FolderWriter(try UnfinishedFiles(in: folder), synchronizes: request.synchronizes)
        }
      } catch { throw .file(error) }
    case .archive(let path, let form):
      writers = []
      folder = nil
      #if Archives
        archive = try ArchiveWriter(path, form)
      #else
        throw .missingTrait(path, needs: "\(form) files need", trait: "Archives", library: "libarchive")
      #endif
    }
  }

  /// The writer of one thread.
  func writer(_ thread: Int) -> FolderWriter? { writers.isEmpty ? nil : writers[thread] }

  func append(_ entries: [BlockOutcome.Entry]) throws(BatchError) {
    #if Archives
      guard let archive else { return }
      for entry in entries {
        let file = entry.picture.files[entry.file]
        if let name = file.contentName, !contents.insert(name.hash).inserted { continue }
        try archive.append(file.bytes, named: entry.name)
      }
    #endif
  }

  func finish() throws(BatchError) {
    if request.synchronizes, let folder {
      do { try folder.synchronize() } catch { throw .file(error) }
    }
    #if Archives
      try archive?.finish(synchronizing: request.synchronizes)
    #endif
  }
}
