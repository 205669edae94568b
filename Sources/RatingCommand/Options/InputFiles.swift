import RatingFiles
import RatingStyling
import StarRating

/// The files that a command reads, so that it overwrites none of them.
final class InputFiles: Sendable {
  private let files = PictureFiles()
  private let read = Mutex<[String]>([])

  /// Paths as they were opened; `-` is standard input.
  var paths: [String] { read.withLock { $0 } }

  func add(_ path: String) {
    read.withLock { $0.append(path) }
  }

  /// What reads the pictures that words name.
  ///
  /// - Parameter file: a file beside which relative paths start; nil starts them in the current folder.
  func pictures(beside file: String? = nil) -> some PictureLoading {
    NotedPictures(inputs: self, folder: PictureFiles.folder(of: file))
  }

  private struct NotedPictures: PictureLoading {
    let inputs: InputFiles
    let folder: String

    func picture(_ path: String, for property: Property) throws(PropertyError) -> Picture {
      let place = PictureFiles.place(of: path, from: folder)
      inputs.add(place)
      return try inputs.files.picture(place, for: property)
    }
  }
}
