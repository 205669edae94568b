import RatingFiles
import RatingPixels

#if JPEG
  import CRatingJPEG
#endif

/// Reads JPEG files into opaque RGBA, upright as their Exif orientation says.
///
/// Colour is read as encoded: a profile is ignored, CMYK becomes RGB without one. Damaged and oversized files throw.
enum JPEGDecoder {
  struct Result {
    let pixmap: Pixmap
    /// Whether the file's own pixels, whatever a reader makes of its metadata, are this picture.
    let isPlain: Bool
  }

  #if JPEG
    static func decode(_ bytes: [UInt8]) throws(CodecError) -> Result {
      let orientation = JPEGSegments(bytes).orientation
      let (pixmap, isCMYK) = try upright(bytes, orientation)
      return Result(pixmap: pixmap, isPlain: orientation == .upright && !isCMYK)
    }

    /// The picture as it is meant to be seen, each row turned while it is read.
    private static func upright(
      _ bytes: [UInt8], _ orientation: ExifOrientation
    ) throws(CodecError) -> (Pixmap, isCMYK: Bool) {
      var message = [CChar](repeating: 0, count: RATING_JPEG_MESSAGE)
      var form = rating_jpeg_form()
      let pixels = bytes.withUnsafeBufferPointer { bytes in
        Swift.Result { () throws(CodecError) -> [UInt32] in
          var handle: OpaquePointer?
          let status = rating_jpeg_open(
            bytes.baseAddress, bytes.count, UInt32(PixelLimits.side), UInt64(PixelLimits.total), &handle,
            &form, &message)
          guard status == 0, let handle else { throw .damagedJPEG(reason: PNGMessage.text(message)) }
          defer { rating_jpeg_close(handle) }
          return try rows(of: handle, form, orientation, &message)
        }
      }
      var (width, height) = (Int(form.width), Int(form.height))
      if orientation.isSideways { swap(&width, &height) }
      let turned = try pixels.get()
      do { return (try Pixmap(width: width, height: height, pixels: turned), form.is_cmyk != 0) } catch {
        throw .size(error)
      }
    }

    private static func rows(
      of handle: OpaquePointer, _ form: rating_jpeg_form, _ orientation: ExifOrientation,
      _ message: inout [CChar]
    ) throws(CodecError) -> [UInt32] {
      let (width, height) = (Int(form.width), Int(form.height))
      let total = width * height
      return try MemoryRoom.with(4 * total, else: .memory(width: width, height: height)) {
        () throws(CodecError) in
        var failed = true
        let turn = orientation.turn(width: width, height: height)
        let pixels = [UInt32](unsafeUninitializedCapacity: total) { target, count in
          failed = rating_jpeg_rows(handle, target.baseAddress, turn, &message) != 0
          count = failed ? 0 : total
        }
        guard !failed else { throw .damagedJPEG(reason: PNGMessage.text(message)) }
        return pixels
      }
    }
  #else
    static func decode(_ bytes: [UInt8]) throws(CodecError) -> Result {
      throw .missingJPEG
    }
  #endif
}
