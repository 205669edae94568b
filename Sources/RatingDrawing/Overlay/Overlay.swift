import RatingGeometry
import RatingNumbers
import RatingPixels
import RatingScene

/// A scene drawn over a photo, whose size the picture has; what reaches beyond it is cut.
package struct Overlay: Sendable {
  private let drawing: SceneDrawing
  private let photo: Pixmap
  /// Where the scene lies in the photo, in pixels.
  private let place: PixelRect

  /// - Parameter corner: the scene's top left corner in the photo, in points at the drawing's scale, rounded to whole
  ///   pixels; one that is infinite or no number is outside.
  package init(_ drawing: SceneDrawing, over photo: Pixmap, at corner: Point) {
    self.drawing = drawing
    self.photo = photo
    func pixel(_ place: Double) -> Int {
      place.isNaN ? -1_000_000_000 : Int(saturating: min(max((place * drawing.scale).rounded(), -1e9), 1e9))
    }
    let (column, row) = (pixel(corner.x), pixel(corner.y))
    place = PixelRect(minX: column, minY: row, maxX: column + drawing.width, maxY: row + drawing.height)
  }

  /// The scene's top left corner, in the photo's pixels.
  package var corner: Point { Point(Double(place.minX), Double(place.minY)) }

  /// Whether nothing of the scene is seen.
  package var isOutside: Bool { seen.isEmpty }

  private var seen: PixelRect {
    place.intersection(PixelRect(minX: 0, minY: 0, maxX: photo.width, maxY: photo.height))
  }

  /// The photo, blurred behind the scene where that asks for it.
  package func ground() throws(DrawingError) -> Pixmap {
    var result = photo
    if let backdrop = drawing.scene.backdrop, !isOutside { try blur(backdrop, in: &result) }
    return result
  }

  /// What is blurred of an opaque photo, to be laid over it, and where; nil where nothing is.
  package func patch() throws(DrawingError) -> (pixmap: Pixmap, box: Rect)? {
    guard let backdrop = drawing.scene.backdrop, !isOutside else { return nil }
    let coverage = try coverage(backdrop)
    let seen = seen
    var pixels = [UInt32](repeating: 0, count: seen.width * seen.height)
    try blurred(backdrop).forEach { x, y, blurred in
      let alpha = coverage.alpha(x: x - place.minX, y: y - place.minY)
      guard alpha > 0 else { return }
      pixels[(y - seen.minY) * seen.width + x - seen.minX] =
        ImageScaling.straight(blurred) & 0xFFFFFF | alpha << 24
    }
    do {
      return (
        try Pixmap(width: seen.width, height: seen.height, pixels: pixels),
        Rect(
          x: Double(seen.minX), y: Double(seen.minY), width: Double(seen.width), height: Double(seen.height))
      )
    } catch { throw .size(error) }
  }

  package func pixmap() throws(DrawingError) -> Pixmap {
    var result = try ground()
    guard !isOutside else { return result }
    let row = try drawing.pixmap()
    let (seen, place) = (seen, place)
    result.pixels.withUnsafeMutableBufferPointer { pixels in
      for y in seen.minY..<seen.maxY {
        for x in seen.minX..<seen.maxX {
          let color = row.pixels[(y - place.minY) * row.width + x - place.minX]
          guard color >> 24 > 0 else { continue }
          let target = y * photo.width + x
          let below = PremultipliedColor(PixelColor(packed: pixels[target]))
          pixels[target] =
            color >> 24 == 255
            ? color : PremultipliedColor(PixelColor(packed: color)).over(below).straight.packed
        }
      }
    }
    return result
  }

  /// Blurs what lies behind the backdrop's outline; at its edge both are mixed by area.
  private func blur(_ backdrop: Scene.Backdrop, in result: inout Pixmap) throws(DrawingError) {
    let coverage = try coverage(backdrop)
    let (place, width) = (place, photo.width)
    try result.pixels.withUnsafeMutableBufferPointer { pixels throws(DrawingError) in
      try blurred(backdrop).forEach { x, y, blurred in
        let share = Float(coverage.alpha(x: x - place.minX, y: y - place.minY)) / 255
        guard share > 0 else { return }
        let sharp = ImageScaling.premultiplied(pixels[y * width + x])
        pixels[y * width + x] = ImageScaling.straight(blurred * share + sharp * (1 - share))
      }
    }
  }

  /// What is seen of the photo, blurred.
  private func blurred(_ backdrop: Scene.Backdrop) -> BlurredPixels {
    BlurredPixels(seen, of: photo, sigma: backdrop.blur * drawing.scale)
  }

  /// How much of each of the scene's pixels the backdrop's outline covers, as alpha.
  private func coverage(_ backdrop: Scene.Backdrop) throws(DrawingError) -> Pixmap {
    let white = ScenePaint.solid(PixelColor(red: 255, green: 255, blue: 255))
    let scene = Scene(
      size: drawing.scene.size, name: "", shapes: [],
      items: [.fill(SceneFill(path: backdrop.path, paint: white))])
    return try SceneDrawing(scene, scale: drawing.scale).pixmap()
  }
}

extension Pixmap {
  fileprivate func alpha(x: Int, y: Int) -> UInt32 { pixels[y * width + x] >> 24 }
}
