import CRatingPNG
import RatingPixels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes pictures as PNG by their content: a palette where the colours allow, else grey, RGB or RGBA.
///
/// Straight alpha, sRGB, the density that the scale means; no date, nothing else.
package struct PNGEncoder: Sendable {
  /// Pixels a point; `pHYs` says 72 dots an inch times this.
  package var scale: Double
  package var effort: PNGEffort
  /// What the rows of a picture of many colours are filtered by.
  private let filter: PNGFilter

  /// - Parameter isPhoto: whether neighbouring pixels are rather alike than equal.
  package init(scale: Double, effort: PNGEffort = .standard, isPhoto: Bool = false) {
    self.scale = scale
    self.effort = effort
    filter = isPhoto ? .paeth : .none
  }

  package func bytes(_ pixmap: Pixmap) throws(CodecError) -> [UInt8] {
    if let indexed = IndexedPixmap(pixmap) { return try bytes(indexed) }
    guard effort == .smallest else { return try container(PNGRows(pixmap).filtered(filter)) }
    return try smallest(of: SmallestPNG.forms(of: pixmap))
  }

  package func bytes(_ pixmap: IndexedPixmap) throws(CodecError) -> [UInt8] {
    guard effort == .smallest else { return try container(PNGRows(pixmap)) }
    return try smallest(of: SmallestPNG.forms(of: pixmap))
  }

  /// The smallest file of several forms, and of the first as the standard effort has it.
  private func smallest(of forms: [PNGRows]) throws(CodecError) -> [UInt8] {
    var best = try PNGEncoder(scale: scale, effort: .standard).container(forms[0])
    for form in forms {
      let bytes = try container(form)
      if bytes.count < best.count { best = bytes }
    }
    return best
  }

  private func container(_ rows: PNGRows) throws(CodecError) -> [UInt8] {
    var picture = rating_png_picture()
    picture.width = UInt32(rows.width)
    picture.height = UInt32(rows.height)
    picture.bit_depth = Int32(rows.bitDepth)
    picture.color_type = rows.form.colorType
    picture.pixels_per_metre = UInt32((72 * scale / 0.0254).rounded())
    #if Deflate
      return try DeflateCompressor.withStream(of: rows.filteredBytes, level: effort.deflateLevel) {
        stream throws(CodecError) in
        picture.stream = stream.baseAddress
        picture.stream_count = stream.count
        return try PNGContainer.bytes(picture, rows.palette, capacity: stream.count + 2_048)
      }
    #else
      picture.row_bytes = rows.stride
      picture.zlib_level = effort.zlibLevel
      // libpng filters the rows itself.
      picture.filter = Int32(rows.filter.rawValue)
      let result = rows.bytes.withUnsafeBufferPointer { bytes in
        picture.rows = bytes.baseAddress! + 1
        return Result { () throws(CodecError) in
          try PNGContainer.bytes(picture, rows.palette, capacity: bytes.count + bytes.count / 50 + 4_096)
        }
      }
      return try result.get()
    #endif
  }
}
