import CRatingCairo
import RatingGeometry
import RatingPixels
import StarRating
import TestSupport

/// The usual ways of drawing a half star, by cairo alone: what the picture rules are measured against.
struct PlainCairo: ~Copyable {
  private let surface: OpaquePointer
  private let context: OpaquePointer
  private let width: Int
  private let height: Int

  private init(_ image: RatingImage, scale: Double) {
    width = Int((image.width * scale - 1e-6).rounded(.up))
    height = Int((image.height * scale - 1e-6).rounded(.up))
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    context = cairo_create(surface)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// The row in one colour, each symbol filled once.
  static func singleFill(_ image: RatingImage, scale: Double, _ color: PixelColor) -> Raster {
    let cairo = PlainCairo(image, scale: scale)
    for outline in PlacedOutline.all(in: image, scale: scale) { cairo.fill(outline, color) }
    return cairo.raster
  }

  /// Each full star, clipped at the boundary, over a whole empty one.
  static func overlay(
    _ image: RatingImage, scale: Double,
    clippedTo clip: (x: Double, y: Double, width: Double, height: Double)? = nil
  ) -> Raster {
    let cairo = PlainCairo(image, scale: scale)
    if let clip {
      cairo_rectangle(cairo.context, clip.x, clip.y, clip.width, clip.height)
      cairo_clip(cairo.context)
    }
    for outline in PlacedOutline.all(in: image, scale: scale) {
      cairo.fill(outline, image.style.empty.plainColor!)
      cairo.fill(outline, image.style.fill.plainColor!, from: -10, to: outline.boundary)
    }
    return cairo.raster
  }

  /// Two halves that abut, each clipped to its side of the boundary.
  static func abuttingHalves(_ image: RatingImage, scale: Double) -> Raster {
    let cairo = PlainCairo(image, scale: scale)
    for outline in PlacedOutline.all(in: image, scale: scale) {
      cairo.fill(outline, image.style.empty.plainColor!, from: outline.boundary, to: 20_000)
      cairo.fill(outline, image.style.fill.plainColor!, from: -10, to: outline.boundary)
    }
    return cairo.raster
  }

  private func fill(_ outline: PlacedOutline, _ color: PixelColor, from: Double, to: Double) {
    cairo_save(context)
    cairo_rectangle(context, from, -10, to - from, 20_000)
    cairo_clip(context)
    fill(outline, color)
    cairo_restore(context)
  }

  private func fill(_ outline: PlacedOutline, _ color: PixelColor) {
    cairo_new_path(context)
    for contour in outline.contours {
      for corner in contour { cairo_line_to(context, corner.x, corner.y) }
      cairo_close_path(context)
    }
    cairo_close_path(context)
    cairo_set_source_rgba(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255)
    cairo_fill(context)
  }

  private var raster: Raster {
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let bytes = UnsafeRawPointer(cairo_image_surface_get_data(surface)!)
    var channels: [Double] = []
    for row in 0..<height {
      for column in 0..<width {
        let pixel = bytes.load(fromByteOffset: row * stride + 4 * column, as: UInt32.self)
        channels += [16, 8, 0, 24].map { Double(pixel >> $0 & 255) }
      }
    }
    return Raster(width: width, height: height, channels: channels)
  }
}
