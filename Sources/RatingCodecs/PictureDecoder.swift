import RatingPixels

/// Reads a picture of either kind; its first bytes tell which.
package enum PictureDecoder {
  /// Whether a file that begins so may be a picture.
  package static func begins(_ head: [UInt8]) -> Bool { isPNG(head) || isJPEG(head) }

  private static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) }

  private static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// The pixels, 16 bits a channel as the nearest 8, and the file as documents hold it: without metadata, and a PNG
  /// where a reader of the file itself might show something else.
  package static func decode(
    _ bytes: [UInt8]
  ) throws(CodecError) -> (pixmap: Pixmap, encoded: EncodedPicture) {
    if isPNG(bytes) {
      return (try PNGDecoder.pixmap(bytes), EncodedPicture(.png, PNGMetadata.removed(from: bytes)))
    }
    guard isJPEG(bytes) else { throw .unknownKind }
    let result = try JPEGDecoder.decode(bytes)
    guard result.isPlain, let file = JPEGSegments(bytes).withoutMetadata else {
      let png = try PNGEncoder(scale: 1, isPhoto: true).bytes(result.pixmap)
      return (result.pixmap, EncodedPicture(.png, png))
    }
    return (result.pixmap, EncodedPicture(.jpeg, file))
  }
}
