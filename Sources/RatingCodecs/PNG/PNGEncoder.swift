import CRatingPNG
import RatingNumbers
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
  /// The most pixels of many colours that are compressed at once, which takes a second copy of them.
  private let mostAtOnce: Int

  /// - Parameter isPhoto: whether neighbouring pixels are rather alike than equal.
  package init(
    scale: Double, effort: PNGEffort = .standard, isPhoto: Bool = false, mostAtOnce: Int = 24_000_000
  ) {
    self.scale = scale
    self.effort = effort
    self.mostAtOnce = mostAtOnce
    filter = isPhoto ? .paeth : .none
  }

  package func bytes(_ pixmap: Pixmap) throws(CodecError) -> [UInt8] {
    if let indexed = IndexedPixmap(pixmap) { return try bytes(indexed) }
    if pixmap.pixels.count > mostAtOnce { return try container(streaming: pixmap) }
    guard looksForSmallest(pixmap.pixels.count) else {
      return try plain.container(PNGRows(pixmap).filtered(filter))
    }
    return try smallest(of: SmallestPNG.forms(of: pixmap))
  }

  package func bytes(_ pixmap: IndexedPixmap) throws(CodecError) -> [UInt8] {
    guard looksForSmallest(pixmap.indices.count) else { return try plain.container(PNGRows(pixmap)) }
    return try smallest(of: SmallestPNG.forms(of: pixmap))
  }

  /// The encoder of pictures of which the smallest file is not looked for.
  private var plain: PNGEncoder {
    var encoder = self
    if effort == .smallest { encoder.effort = .standard }
    return encoder
  }

  private func looksForSmallest(_ pixels: Int) -> Bool {
    effort == .smallest && pixels <= PNGEncoder.smallestLimit
  }

  /// The most pixels of which the smallest file is looked for; larger pictures are compressed as by default.
  package static let smallestLimit = 1_000_000

  /// The smallest file of several forms, and of the first as the standard effort has it.
  private func smallest(of forms: [PNGRows]) throws(CodecError) -> [UInt8] {
    var best = try plain.container(forms[0])
    for form in try mostLikely(forms) {
      let bytes = try container(form)
      if bytes.count < best.count { best = bytes }
    }
    return best
  }

  /// The forms that are worth the slowest compression: all of a small picture, fewer of a larger one, those first
  /// that the fastest compression makes smallest.
  private func mostLikely(_ forms: [PNGRows]) throws(CodecError) -> [PNGRows] {
    let count = max(SmallestPNG.work / (forms[0].width * forms[0].height), 1)
    guard count < forms.count else { return forms }
    let fast = PNGEncoder(scale: scale, effort: .fast)
    var sizes: [(form: Int, size: Int)] = []
    for (number, form) in forms.enumerated() { sizes.append((number, try fast.container(form).count)) }
    sizes.sort { ($0.size, $0.form) < ($1.size, $1.form) }
    return sizes.prefix(count).map { forms[$0.form] }
  }

  /// A large picture of many colours: libpng reads its rows where they are and compresses them one by one.
  private func container(streaming pixmap: Pixmap) throws(CodecError) -> [UInt8] {
    let isOpaque = PNGForm(pixmap) != .rgba
    var picture = header(width: pixmap.width, height: pixmap.height)
    picture.bit_depth = 8
    picture.color_type = (isOpaque ? PNGForm.rgb : .rgba).colorType
    picture.has_filler = isOpaque ? 1 : 0
    picture.row_bytes = 4 * pixmap.width
    // The levels above take seconds for so many bytes.
    picture.zlib_level = 1
    picture.filter = Int32(filter.rawValue)
    let capacity = pixmap.pixels.count * 4 + pixmap.pixels.count / 10 + 4_096
    return try pixmap.pixels.withUnsafeBytes { bytes in
      picture.rows = bytes.bindMemory(to: UInt8.self).baseAddress
      return Result { () throws(CodecError) in
        try PNGContainer.bytes(picture, [], capacity: capacity)
      }
    }.get()
  }

  private func header(width: Int, height: Int) -> rating_png_picture {
    var picture = rating_png_picture()
    picture.width = UInt32(width)
    picture.height = UInt32(height)
    // None is no density.
    picture.pixels_per_metre = UInt32(clamping: Int(saturating: max((72 * scale / 0.0254).rounded(), 1)))
    return picture
  }

  private func container(_ rows: PNGRows) throws(CodecError) -> [UInt8] {
    var picture = header(width: rows.width, height: rows.height)
    picture.bit_depth = Int32(rows.bitDepth)
    picture.color_type = rows.form.colorType
    #if Deflate
      return try DeflateCompressor.withStream(of: rows.filteredBytes(), level: effort.deflateLevel) {
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
