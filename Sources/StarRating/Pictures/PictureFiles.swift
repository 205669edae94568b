import RatingFiles
import RatingStyling

/// Reads the pictures that words name, each file once, however many requests name it.
package final class PictureFiles: PictureLoading {
  /// Pictures kept at a time, and their pixels in all; beyond that the kept ones are let go.
  private static let limits = (count: 64, pixels: 64_000_000)

  private struct Kept {
    var pictures: [String: RatingStyle.Picture] = [:]
    var pixels = 0
  }

  /// Where paths that do not begin with a slash start, its slash included; empty is the current folder.
  private let folder: String
  private let kept = Mutex(Kept())

  /// - Parameter file: a file beside which relative paths start; nil starts them in the current folder.
  package init(beside file: String? = nil) {
    folder = file.flatMap { file in file.lastIndex(of: "/").map { String(file[...$0]) } } ?? ""
  }

  package func picture(_ path: String, for property: RatingStyle.Property) throws(PropertyError)
    -> RatingStyle.Picture
  {
    let place = path.hasPrefix("/") ? path : folder + path
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .invalid(property, value: path, allowed: RatingStyle.Picture.allowed)
    }
    // Under the lock, so that no two workers read the same file.
    return try kept.withLock { kept throws(PropertyError) in
      if let picture = kept.pictures[place] { return picture }
      let picture = try PictureFiles.read(place, property)
      let pixels = picture.width * picture.height
      if kept.pictures.count == PictureFiles.limits.count || kept.pixels + pixels > PictureFiles.limits.pixels
      {
        kept = Kept()
      }
      kept.pictures[place] = picture
      kept.pixels += pixels
      return picture
    }
  }

  private static func read(
    _ path: String, _ property: RatingStyle.Property
  ) throws(PropertyError) -> RatingStyle.Picture {
    do { return try RatingStyle.Picture(contentsOf: path) } catch {
      if case .file(let failure) = error {
        throw .unreadable(property, path: path, reason: failure.reason)
      }
      throw .invalid(property, value: path, allowed: "\(RatingStyle.Picture.allowed); \(error)")
    }
  }
}
