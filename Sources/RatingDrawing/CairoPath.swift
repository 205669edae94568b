import CRatingCairo
import RatingGeometry

/// Hands outlines to cairo.
enum CairoPath {
  /// Makes the path, taken through `transform`, the context's own.
  static func trace(_ path: Path, _ transform: Transform, in context: OpaquePointer) {
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let point):
        let point = transform(point)
        cairo_move_to(context, point.x, point.y)
      case .line(let point):
        let point = transform(point)
        cairo_line_to(context, point.x, point.y)
      case .curve(let first, let second, let end):
        let (first, second, end) = (transform(first), transform(second), transform(end))
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close:
        cairo_close_path(context)
      }
    }
  }
}
