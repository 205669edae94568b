import RatingFiles
import RatingPixels

/// Reads PNG files of every form into straight RGBA.
///
/// Colour is read as encoded: gAMA, iCCP and all else that decides no pixel is ignored. Damaged and oversized
/// files throw.
package enum PNGDecoder {
  /// The picture; 16 bits a channel become the nearest 8.
  package static func pixmap(_ bytes: [UInt8]) throws(CodecError) -> Pixmap {
    try narrow(PNGReader(source(bytes), narrows: true))
  }

  /// The picture at its own depth.
  package static func picture(_ bytes: [UInt8]) throws(CodecError) -> PixelPicture {
    try picture(source(bytes))
  }

  private static func source(_ bytes: [UInt8]) -> PNGReader.Source {
    var taken = 0
    return { target in
      let count = min(target.count, bytes.count - taken)
      bytes.withUnsafeBytes { bytes in
        target.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[taken..<(taken + count)]))
      }
      taken += count
      return count
    }
  }

  /// The picture at its own depth, its bytes from `source`: it fills a part of what it is given and returns how
  /// much, 0 at the end, -1 where it cannot.
  package static func picture(_ source: @escaping PNGReader.Source) throws(CodecError) -> PixelPicture {
    let reader = try PNGReader(source)
    if reader.isWide {
      let pixels = try pixels(of: reader, as: UInt64.self)
      do { return .wide(try WidePixmap(width: reader.width, height: reader.height, pixels: pixels)) } catch {
        throw .size(error)
      }
    }
    return .narrow(try narrow(reader))
  }

  private static func narrow(_ reader: PNGReader) throws(CodecError) -> Pixmap {
    let pixels = try pixels(of: reader, as: UInt32.self)
    do { return try Pixmap(width: reader.width, height: reader.height, pixels: pixels) } catch {
      throw .size(error)
    }
  }

  /// The rows, read to where they stay: a picture's memory is taken once.
  private static func pixels<Pixel: FixedWidthInteger>(
    of reader: PNGReader, as type: Pixel.Type
  ) throws(CodecError) -> [Pixel] {
    let total = reader.width * reader.height
    return try MemoryRoom.with(
      total * MemoryLayout<Pixel>.size, else: .memory(width: reader.width, height: reader.height)
    ) { () throws(CodecError) -> [Pixel] in
      var failure: CodecError?
      let pixels = [Pixel](unsafeUninitializedCapacity: total) { buffer, count in
        do throws(CodecError) {
          try reader.readRows(into: UnsafeMutableRawBufferPointer(buffer))
          count = total
        } catch { failure = error }
      }
      if let failure { throw failure }
      return pixels
    }
  }
}
