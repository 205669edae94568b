import RatingCodecs
import RatingDrawing
import RatingFiles
import RatingPixels

/// A drawing as a PNG, in the cheapest form that holds it.
struct DrawnPNG {
  let drawing: SceneDrawing
  let encoder: PNGEncoder

  func bytes() throws(RatingError) -> [UInt8] {
    // What a pixel takes at most while it is drawn and encoded: by a palette, in all its colours, in several forms.
    let isSmallest = encoder.effort == .smallest
    if let bytes = try withRoom(bytesEach: isSmallest ? 16 : 6, indexed) { return bytes }
    return try withRoom(bytesEach: 16, full)
  }

  private func withRoom<Result>(
    bytesEach: Int, _ body: () throws(RatingError) -> Result
  ) throws(RatingError) -> Result {
    try MemoryRoom.with(
      bytesEach * drawing.width * drawing.height,
      else: .drawing(.memory(width: drawing.width, height: drawing.height)), body)
  }

  private func indexed() throws(RatingError) -> [UInt8]? {
    let pixmap: IndexedPixmap?
    do { pixmap = try drawing.indexedPixmap() } catch { throw .drawing(error) }
    guard let pixmap else { return nil }
    do { return try encoder.bytes(pixmap) } catch { throw .encoding(error) }
  }

  private func full() throws(RatingError) -> [UInt8] {
    let pixmap: Pixmap
    do { pixmap = try drawing.pixmap() } catch { throw .drawing(error) }
    do { return try encoder.bytes(pixmap) } catch { throw .encoding(error) }
  }
}
