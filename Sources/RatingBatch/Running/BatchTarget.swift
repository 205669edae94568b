import RatingFiles

/// Where a batch's files go, opened.
final class BatchTarget {
  private let request: BatchRequest
  /// Nil where the target is an archive.
  let unfinished: UnfinishedFiles?
  #if Archives
    private let archive: ArchiveWriter?
  #endif
  /// Names by content that the archive has.
  private var contents: Set<String> = []

  init(_ request: BatchRequest) throws(BatchError) {
    self.request = request
    switch request.target {
    case .folder(let path):
      #if Archives
        archive = nil
      #endif
      do {
        let folder = try OutputFolder(creating: path)
        if request.resumes { try UnfinishedFiles.sweep(folder) }
        unfinished = try UnfinishedFiles(in: folder)
      } catch { throw .file(error) }
    case .archive(let path, let form):
      unfinished = nil
      #if Archives
        archive = try ArchiveWriter(path, form)
      #else
        throw .missingTrait(path, needs: "\(form) files need", trait: "Archives", library: "libarchive")
      #endif
    }
  }

  func append(_ entries: [BlockOutcome.Entry]) throws(BatchError) {
    #if Archives
      guard let archive else { return }
      for entry in entries {
        let file = entry.picture.files[entry.file]
        if file.contentName != nil, !contents.insert(entry.name).inserted { continue }
        try archive.append(file.bytes, named: entry.name)
      }
    #endif
  }

  func finish() throws(BatchError) {
    if request.synchronizes, let unfinished {
      do { try unfinished.folder.synchronize() } catch { throw .file(error) }
    }
    #if Archives
      try archive?.finish(synchronizing: request.synchronizes)
    #endif
  }
}
