import CRatingPNG
import RatingPixels

/// A PNG file whose header was read; libpng's memory goes with it.
package final class PNGReader {
  /// Fills a part of a buffer: how many bytes, 0 at the end, -1 where it cannot.
  package typealias Source = (UnsafeMutableRawBufferPointer) -> Int

  let width: Int
  let height: Int
  /// Whether its channels have 16 bits.
  let isWide: Bool
  private let handle: OpaquePointer
  private let source: SourceBox

  /// Reads up to the rows; throws before memory is taken for them where the picture is out of bounds.
  ///
  /// - Parameter narrows: whether 16 bits a channel become the nearest 8 while the rows are read.
  init(_ source: @escaping Source, narrows: Bool = false) throws(CodecError) {
    let box = SourceBox(source)
    var form = rating_png_form()
    var handle: OpaquePointer?
    var message = [CChar](repeating: 0, count: RATING_PNG_MESSAGE)
    let status = rating_png_open(
      { context, bytes, count in
        let box = Unmanaged<SourceBox>.fromOpaque(context!).takeUnretainedValue()
        return box.source(UnsafeMutableRawBufferPointer(start: bytes, count: count))
      }, Unmanaged.passUnretained(box).toOpaque(), UInt32(PixelLimits.side), UInt64(PixelLimits.total),
      narrows ? 1 : 0, &handle, &form, &message)
    guard status == 0, let handle else { throw .damaged(reason: PNGMessage.text(message)) }
    self.handle = handle
    self.source = box
    width = Int(form.width)
    height = Int(form.height)
    isWide = form.bit_depth == 16
  }

  deinit {
    rating_png_close(handle)
  }

  /// Reads the rows and the file's end; once only.
  func readRows(into target: UnsafeMutableRawBufferPointer) throws(CodecError) {
    precondition(target.count >= width * height * (isWide ? 8 : 4))
    var message = [CChar](repeating: 0, count: RATING_PNG_MESSAGE)
    let status = withExtendedLifetime(source) {
      rating_png_rows(handle, target.baseAddress?.assumingMemoryBound(to: UInt8.self), &message)
    }
    guard status == 0 else { throw .damaged(reason: PNGMessage.text(message)) }
  }

  /// What C holds a pointer to.
  private final class SourceBox {
    let source: Source

    init(_ source: @escaping Source) {
      self.source = source
    }
  }
}
