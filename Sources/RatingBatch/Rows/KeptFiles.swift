import RatingFiles
import StarRating

/// The files of a batch that its rows may not overwrite: what is read, and the results.
struct KeptFiles: Sendable {
  /// A file, by the path that names it.
  struct Kept: Sendable {
    let path: String
    /// Whether it is read, not written.
    let isRead: Bool
  }

  /// What becomes of a picture that rows name.
  struct Picture: Sendable {
    let path: String
    /// Its names in the output folder; none where it lies elsewhere.
    let names: [FilePath]
    /// The archive or the results, if the picture is that.
    let output: String?
  }

  /// Those that lie in the output folder.
  private var inside: [NameKey: Kept] = [:]
  private let folder: String?
  private let outputs: [FilePlace]
  /// Where rows' relative paths of pictures start, its slash included.
  private let pictureFolder: String

  init(_ request: BatchRequest) {
    var outputs = [request.results].compactMap { $0 }
    switch request.target {
    case .folder(let path): folder = path
    case .archive(let path, _):
      folder = nil
      outputs.append(path)
    }
    self.outputs = outputs.compactMap { FilePlace($0) }
    pictureFolder = request.pictureFolder
    for (paths, isRead) in [([request.results].compactMap { $0 }, false), (request.inputs, true)] {
      for path in paths where path != "-" {
        for name in names(of: path) { inside[NameKey(name.bytes[...])] = Kept(path: path, isRead: isRead) }
      }
    }
  }

  /// The file that a row's file would overwrite.
  func file(_ key: NameKey) -> Kept? { inside.isEmpty ? nil : inside[key] }

  /// - Parameter words: a row's words for a picture.
  func picture(_ words: String) -> Picture {
    let path = PictureFiles.place(of: words, from: pictureFolder)
    let place = FilePlace(path)
    return Picture(
      path: path, names: names(of: path), output: outputs.first { place?.isSame(as: $0) ?? false }?.path)
  }

  private func names(of path: String) -> [FilePath] {
    folder.map { FilePlace.names(of: path, below: $0) } ?? []
  }
}
