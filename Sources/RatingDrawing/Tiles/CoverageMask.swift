import CRatingCairo
import RatingGeometry

/// A cairo surface of 8 bits of coverage a pixel, and the context that paints into it.
struct CoverageMask: ~Copyable {
  let width: Int
  let height: Int
  private let surface: OpaquePointer
  private let context: OpaquePointer

  /// Pixels that a curve may be off by: finer than a level of coverage shows; cairo's own is a tenth.
  static let tolerance = 0.02

  /// A mask without any coverage.
  init(width: Int, height: Int) throws(DrawingError) {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      let status = cairo_surface_status(surface)
      cairo_surface_destroy(surface)
      throw .cairo(status: status.rawValue)
    }
    let context = cairo_create(surface)
    guard let context, cairo_status(context) == CAIRO_STATUS_SUCCESS else {
      let status = cairo_status(context)
      cairo_destroy(context)
      cairo_surface_destroy(surface)
      throw .cairo(status: status.rawValue)
    }
    self.width = width
    self.height = height
    self.surface = surface
    self.context = context
    cairo_set_tolerance(context, CoverageMask.tolerance)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Adds the path's inside, by the non-zero rule.
  func fill(_ path: Path, _ transform: Transform) {
    CairoPath.trace(path, transform, in: context)
    cairo_fill(context)
  }

  /// Adds a mitred line of `width` pixels along the path.
  func stroke(_ path: Path, _ transform: Transform, width: Double) {
    CairoPath.trace(path, transform, in: context)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    cairo_set_miter_limit(context, Path.mitreLimit)
    cairo_set_line_width(context, width)
    cairo_stroke(context)
  }

  /// Each pixel's coverage, row by row, in the steps that are kept; throws if cairo failed on the way.
  func coverage(_ levels: CoverageLevels) throws(DrawingError) -> [UInt8] {
    let (bytes, stride) = try bytes()
    let (width, height) = (width, height)
    var coverage = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
      for row in 0..<height {
        let source = UnsafeBufferPointer(start: bytes + row * stride, count: width)
        _ = UnsafeMutableBufferPointer(rebasing: target[(row * width)..<((row + 1) * width)])
          .update(fromContentsOf: source)
      }
      count = width * height
    }
    levels.apply(to: &coverage)
    return coverage
  }

  /// Gives `body` what tells a pixel's coverage in the steps that are kept, without a copy of all; throws if cairo
  /// failed on the way.
  func withCoverage(
    _ levels: CoverageLevels, _ body: (_ coverage: (_ column: Int, _ row: Int) -> UInt8) -> Void
  ) throws(DrawingError) {
    let (bytes, stride) = try bytes()
    var histogram = [Int](repeating: 0, count: 256)
    for row in 0..<height {
      for column in 0..<width { histogram[Int(bytes[row * stride + column])] += 1 }
    }
    levels.table(for: histogram).withUnsafeBufferPointer { table in
      body { column, row in table[Int(bytes[row * stride + column])] }
    }
  }

  private func bytes() throws(DrawingError) -> (bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
    cairo_surface_flush(surface)
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS, let bytes = cairo_image_surface_get_data(surface) else {
      throw .cairo(status: status.rawValue)
    }
    return (bytes, Int(cairo_image_surface_get_stride(surface)))
  }
}
