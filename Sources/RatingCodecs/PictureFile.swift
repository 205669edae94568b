import RatingFiles
import RatingPixels

/// Reads picture files straight into their pixels, a block of the file at a time.
package enum PictureFile {
  /// The picture of a PNG file; `-` is standard input.
  package static func read(_ path: FilePath) throws(PictureFileError) -> PixelPicture {
    let file: BufferedInput
    do { file = BufferedInput(path == FilePath("-") ? .standardInput : try InputFile(path)) } catch {
      throw .file(error)
    }
    do {
      return try PNGDecoder.picture { file.read(into: $0) }
    } catch {
      if let failure = file.failure { throw .file(failure) }
      throw .picture(path: path.text, error)
    }
  }

  /// Two pictures, each read on a thread of its own.
  package static func read(
    _ first: FilePath, _ second: FilePath
  ) throws(PictureFileError) -> (PixelPicture, PixelPicture) {
    let (one, other) = SideBySide.run({ load(first) }, { load(second) })
    return (try one.get(), try other.get())
  }

  private static func load(_ path: FilePath) -> Result<PixelPicture, PictureFileError> {
    do { return .success(try read(path)) } catch { return .failure(error) }
  }
}
