import RatingGeometry
import RatingPixels
import RatingScene

/// A scene drawn over a photo, whose size the picture has; what reaches beyond it is cut.
package struct Overlay: Sendable {
  private let drawing: SceneDrawing
  private let photo: Pixmap
  /// Where the scene lies in the photo, in pixels.
  private let place: PixelRect

  /// - Parameter corner: the scene's top left corner in the photo, in points at the drawing's scale, rounded to whole
  ///   pixels.
  package init(_ drawing: SceneDrawing, over photo: Pixmap, at corner: Point) {
    self.drawing = drawing
    self.photo = photo
    func pixel(_ place: Double) -> Int { Int(min(max((place * drawing.scale).rounded(), -1e9), 1e9)) }
    let (column, row) = (pixel(corner.x), pixel(corner.y))
    place = PixelRect(minX: column, minY: row, maxX: column + drawing.width, maxY: row + drawing.height)
  }

  /// Whether nothing of the scene is seen.
  package var isOutside: Bool { seen.isEmpty }

  private var seen: PixelRect {
    place.intersection(PixelRect(minX: 0, minY: 0, maxX: photo.width, maxY: photo.height))
  }

  package func pixmap() throws(DrawingError) -> Pixmap {
    var result = photo
    guard !isOutside else { return result }
    if let backdrop = drawing.scene.backdrop { try blur(backdrop, in: &result) }
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
    let white = ScenePaint.solid(PixelColor(red: 255, green: 255, blue: 255))
    let scene = Scene(
      size: drawing.scene.size, name: "", shapes: [],
      items: [.fill(SceneFill(path: backdrop.path, paint: white))])
    let coverage = try SceneDrawing(scene, scale: drawing.scale).pixmap()
    let seen = seen
    let blurred = BlurredPart(seen, of: photo, sigma: backdrop.blur * drawing.scale).colors
    let (place, width) = (place, photo.width)
    result.pixels.withUnsafeMutableBufferPointer { pixels in
      for y in seen.minY..<seen.maxY {
        for x in seen.minX..<seen.maxX {
          let share = Float(coverage.pixels[(y - place.minY) * coverage.width + x - place.minX] >> 24) / 255
          guard share > 0 else { continue }
          let target = y * width + x
          let sharp = ImageScaling.premultiplied(pixels[target])
          let soft = blurred[(y - seen.minY) * seen.width + x - seen.minX]
          pixels[target] = ImageScaling.straight(soft * share + sharp * (1 - share))
        }
      }
    }
  }
}
