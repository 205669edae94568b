import CRatingPNG
import RatingPixels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads PNG files of every form into straight RGBA of 8 bits a channel.
package enum PNGDecoder {
  /// The picture; 16 bits a channel become the nearest 8. Damaged and oversized files throw.
  package static func pixmap(_ bytes: [UInt8]) throws(CodecError) -> Pixmap {
    var picture = rating_png_pixels()
    var message = [CChar](repeating: 0, count: RATING_PNG_MESSAGE)
    let status = rating_png_read(
      bytes, bytes.count, UInt32(PixelLimits.side), UInt64(PixelLimits.total), &picture, &message)
    guard status == 0, let start = picture.pixels else { throw .damaged(reason: PNGMessage.text(message)) }
    defer { free(start) }
    let (width, height) = (Int(picture.width), Int(picture.height))
    let count = width * height
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      let target = UnsafeMutableRawBufferPointer(buffer)
      if picture.bit_depth == 8 {
        target.copyMemory(from: UnsafeRawBufferPointer(start: start, count: 4 * count))
      } else {
        start.withMemoryRebound(to: UInt16.self, capacity: 4 * count) { wide in
          for index in 0..<(4 * count) {
            target[index] = UInt8((UInt32(wide[index]) * 255 + 32_767) / 65_535)
          }
        }
      }
      filled = count
    }
    do { return try Pixmap(width: width, height: height, pixels: pixels) } catch { throw .size(error) }
  }
}

/// The message a C function left.
enum PNGMessage {
  static func text(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
