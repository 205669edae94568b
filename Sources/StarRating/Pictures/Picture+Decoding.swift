import RatingCodecs
import RatingFiles

extension RatingStyle.Picture {
  /// The picture of a PNG or JPEG file; the first bytes tell which.
  ///
  /// Colours are taken as sRGB, whatever profile or gamma the file names; 16 bits a channel become the nearest 8. A
  /// JPEG stands as its Exif orientation says; one of CMYK becomes RGB without a profile.
  ///
  ///     let style = try RatingStyle { $0.fullImage = picture }
  /// - Throws: `RatingError.decoding` where the bytes are damaged, cut or another format's, where the picture is longer
  ///   than 16,384 pixels a side or holds more than 64 million, which is told before memory is taken for it, and for a
  ///   JPEG in a build without it.
  public init(_ bytes: [UInt8]) throws(RatingError) {
    do {
      let (pixmap, encoded) = try PictureDecoder.decode(bytes)
      self.init(pixmap, encoded: encoded)
    } catch { throw .decoding(error) }
  }

  /// The picture of a PNG or JPEG file at a path, a regular file of at most 256 MiB; of a file that does not begin like
  /// one, no more than that is read.
  ///
  /// - Throws: `RatingError.file` with the system's reason, and what `init(_:)` throws.
  public init(contentsOf path: String) throws(RatingError) {
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.read(path, limit: 256 << 20, if: PictureDecoder.begins)
    } catch { throw .file(error) }
    try self.init(bytes)
  }
}
