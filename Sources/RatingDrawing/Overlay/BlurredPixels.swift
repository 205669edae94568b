import RatingPixels

/// The pixels of a part of a picture behind a blur, one after the other.
struct BlurredPixels {
  private let rect: PixelRect
  private let picture: Pixmap
  private let sigma: Double

  /// - Parameters:
  ///   - rect: not empty, within the picture.
  ///   - sigma: the standard deviation in pixels, above 0.
  init(_ rect: PixelRect, of picture: Pixmap, sigma: Double) {
    self.rect = rect
    self.picture = picture
    self.sigma = sigma
  }

  /// Calls `body` with each pixel's place in the picture and its colour: premultiplied, 0…255.
  func forEach(_ body: (_ x: Int, _ y: Int, SIMD4<Float>) -> Void) throws(DrawingError) {
    guard ReducedPicture.factor(sigma: sigma) > 1 else {
      for strip in BlurredPart.strips(of: rect, sigma: sigma) {
        let colors = BlurredPart(strip, of: picture, sigma: sigma).colors
        for y in strip.minY..<strip.maxY {
          for x in strip.minX..<strip.maxX {
            body(x, y, colors[(y - strip.minY) * strip.width + x - strip.minX])
          }
        }
      }
      return
    }
    let reduced: ReducedPicture
    do { reduced = try ReducedPicture(rect, of: picture, sigma: sigma) } catch { throw .size(error) }
    for strip in BlurredPart.strips(of: cells(of: rect, in: reduced), sigma: reduced.sigma) {
      eachBetween(strip, of: reduced, body)
    }
  }

  /// The cells between whose middles the middles of a part's pixels lie, but for the last along each axis.
  private func cells(of rect: PixelRect, in reduced: ReducedPicture) -> PixelRect {
    PixelRect(
      minX: reduced.column(rect.minX).cell, minY: reduced.row(rect.minY).cell,
      maxX: reduced.column(rect.maxX - 1).cell + 1, maxY: reduced.row(rect.maxY - 1).cell + 1)
  }

  /// The pixels whose middles lie behind those of the strip's cells and before the next, on lines from cell to cell.
  private func eachBetween(
    _ strip: PixelRect, of reduced: ReducedPicture, _ body: (_ x: Int, _ y: Int, SIMD4<Float>) -> Void
  ) {
    let part = PixelRect(minX: strip.minX, minY: strip.minY, maxX: strip.maxX + 1, maxY: strip.maxY + 1)
    let colors = BlurredPart(part, of: reduced.picture, sigma: reduced.sigma).colors
    let columns = (rect.minX..<rect.maxX).lazy.map { (x: $0, place: reduced.column($0)) }
      .filter { strip.minX <= $0.place.cell && $0.place.cell < strip.maxX }
    let places = Array(columns)
    for y in rect.minY..<rect.maxY {
      let row = reduced.row(y)
      let above = (row.cell - part.minY) * part.width - part.minX
      for (x, column) in places {
        let corner = above + column.cell
        let upper = colors[corner] + (colors[corner + 1] - colors[corner]) * column.share
        let lower =
          colors[corner + part.width]
          + (colors[corner + part.width + 1] - colors[corner + part.width]) * column.share
        body(x, y, upper + (lower - upper) * row.share)
      }
    }
  }
}
