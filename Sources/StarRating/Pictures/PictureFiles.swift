import RatingFiles
import RatingStyling

/// Reads the pictures that words name, each file once, however many requests name it.
///
/// The pictures used last are kept, and for files that are no pictures the reason, until the file is changed.
package final class PictureFiles: PictureLoading {
  /// Where paths that do not begin with a slash start, its slash included; empty is the current folder.
  private let folder: String
  private let shelf: Mutex<PictureShelf>
  /// Why files are no pictures: at most 1 MiB of reasons.
  private let failures = Mutex(Generations<FileVersion, RatingError>(limit: 512 << 10))

  /// - Parameters:
  ///   - file: a file beside which relative paths start; nil starts them in the current folder.
  ///   - bytes: the most bytes of pictures that are kept, but for two however large.
  package init(beside file: String? = nil, keeping bytes: Int = 256 << 20) {
    shelf = Mutex(PictureShelf(bytes: bytes))
    folder = PictureFiles.folder(of: file)
  }

  /// The folder of a file with its slash; empty is the current folder.
  package static func folder(of file: String?) -> String {
    file.flatMap { file in file.lastIndex(of: "/").map { String(file[...$0]) } } ?? ""
  }

  /// Where a picture lies that words name in a folder; what is no path stays as it is.
  package static func place(of path: String, from folder: String) -> String {
    path.hasPrefix("/") || path.isEmpty ? path : folder + path
  }

  package func picture(_ path: String, for property: RatingStyle.Property) throws(PropertyError)
    -> RatingStyle.Picture
  {
    let place = PictureFiles.place(of: path, from: folder)
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .invalid(property, value: path, allowed: RatingStyle.Picture.allowed)
    }
    do { return try picture(at: place) } catch {
      if case .file(let failure) = error {
        throw .unreadable(property, path: place, reason: failure.reason)
      }
      throw .invalid(property, value: place, allowed: "\(RatingStyle.Picture.allowed); \(error)")
    }
  }

  private func picture(at path: String) throws(RatingError) -> RatingStyle.Picture {
    if let known = shelf.withLock({ $0.picture(path) }) { return known }
    let version: FileVersion
    do { version = try FileVersion(of: path) } catch { throw .file(error) }
    if let failure = failures.withLock({ $0.value(version) }) { throw failure }
    let entry = shelf.withLock { $0.entry(path) }
    do {
      let picture = try entry.read(path)
      shelf.withLock { $0.weigh(entry, path) }
      return picture
    } catch {
      shelf.withLock { $0.remove(entry, path) }
      // What the system refuses it may give the next time.
      if error.isOfContent { failures.withLock { $0.add(error, version, weight: 1_024) } }
      throw error
    }
  }
}

extension RatingError {
  /// Whether a file's bytes are to blame.
  fileprivate var isOfContent: Bool {
    switch self {
    case .decoding(.memory): false
    case .decoding: true
    default: false
    }
  }
}
