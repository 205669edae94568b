import RatingFiles
import RatingStyling

/// A file's picture, read when it is first asked for: those who want this very file wait meanwhile, nobody else does.
final class PictureEntry: Sendable {
  private let outcome = Mutex<Result<RatingStyle.Picture, RatingError>?>(nil)

  /// The picture, where it has been read.
  var known: RatingStyle.Picture? {
    if case .success(let picture) = outcome.withLock({ $0 }) { picture } else { nil }
  }

  func read(_ path: String) throws(RatingError) -> RatingStyle.Picture {
    try outcome.withLock { outcome throws(RatingError) in
      if let outcome { return try outcome.get() }
      do throws(RatingError) {
        let picture = try RatingStyle.Picture(contentsOf: path)
        outcome = .success(picture)
        return picture
      } catch {
        outcome = .failure(error)
        throw error
      }
    }
  }
}
