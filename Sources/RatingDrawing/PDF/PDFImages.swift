import CRatingCairo
import RatingPixels
import RatingStyling

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A document's pictures as cairo's surfaces, each made once, so that each is in the document once.
final class PDFImages {
  private struct Key: Hashable {
    let picture: RatingStyle.Picture
    let highlight: Double
  }

  private var surfaces: [Key: OpaquePointer] = [:]

  deinit {
    for surface in surfaces.values { cairo_surface_destroy(surface) }
  }

  func surface(of picture: RatingStyle.Picture, highlight: Double) throws(DrawingError) -> OpaquePointer {
    let key = Key(picture: picture, highlight: highlight)
    if let known = surfaces[key] { return known }
    let surface = try PDFImages.surface(picture.pixmap, highlight: highlight)
    if highlight == 0, picture.encoded.kind == .jpeg {
      do throws(DrawingError) { try PDFImages.attach(picture.encoded.bytes, to: surface) } catch {
        cairo_surface_destroy(surface)
        throw error
      }
    }
    surfaces[key] = surface
    return surface
  }

  private static func surface(_ pixmap: Pixmap, highlight: Double) throws(DrawingError) -> OpaquePointer {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(pixmap.width), Int32(pixmap.height))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let bytes = cairo_image_surface_get_data(surface)
    else {
      let status = cairo_surface_status(surface)
      cairo_surface_destroy(surface)
      throw .cairo(status: status.rawValue)
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<pixmap.height {
      (bytes + row * stride).withMemoryRebound(to: UInt32.self, capacity: pixmap.width) { target in
        for column in 0..<pixmap.width {
          let color = PixelColor(packed: pixmap.pixels[row * pixmap.width + column])
          target[column] = PDFImages.premultiplied(highlight > 0 ? color.mixedWithWhite(highlight) : color)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  /// Cairo's own form: alpha in the highest byte, then red, green and blue, premultiplied.
  private static func premultiplied(_ color: PixelColor) -> UInt32 {
    let alpha = UInt32(color.alpha)
    func level(_ channel: UInt8) -> UInt32 { (UInt32(channel) * alpha + 127) / 255 }
    return alpha << 24 | level(color.red) << 16 | level(color.green) << 8 | level(color.blue)
  }

  /// Lets the document hold the JPEG file itself.
  private static func attach(_ file: [UInt8], to surface: OpaquePointer) throws(DrawingError) {
    guard let copy = malloc(max(file.count, 1)) else { throw .cairo(status: CAIRO_STATUS_NO_MEMORY.rawValue) }
    file.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: copy, count: file.count).copyMemory(from: $0)
    }
    let status = cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_JPEG, copy.assumingMemoryBound(to: UInt8.self), UInt(file.count), { free($0) },
      copy)
    guard status == CAIRO_STATUS_SUCCESS else {
      free(copy)
      throw .cairo(status: status.rawValue)
    }
  }
}
