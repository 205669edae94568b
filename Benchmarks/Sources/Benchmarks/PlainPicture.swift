import PlainCairo
import StarRating

/// The baseline: a row drawn the usual way by plain cairo.
final class PlainPicture {
  private var buffer = plain_bytes()

  deinit {
    plain_bytes_free(&buffer)
  }

  /// Draws and encodes the row; the PNG's bytes are counted and dropped.
  func png(_ row: plain_row) throws(BenchmarkError) -> Int {
    var row = row
    let status = plain_cairo_png(&row, &buffer)
    guard status == 0 else { throw .cairo(status: status) }
    return buffer.count
  }

  /// Throws where the two sides would not be drawing the same thing.
  static func checkLikeness() throws {
    for size in [36.0, 72, 108, 30.3] {
      for rating in [0.0, 1.3, 3.5, 5] {
        var row = plain_row(size: size, rating: rating)
        let plain = plain_cairo_coverage(&row)
        let pixels = try RatingImage(rating, style: StyleRows.style(size: size)).pixmap().rgba
        let ours = stride(from: 3, to: pixels.count, by: 4).reduce(0.0) { $0 + Double(pixels[$1]) / 255 }
        // Plain cairo paints the edge twice where a star is full: up to a seventh of it more.
        guard plain > 0, abs(ours / plain - 1) < 0.08 else {
          throw BenchmarkError.unlike(size: size, rating: rating, ours: ours, plain: plain)
        }
      }
    }
  }
}

extension plain_row {
  /// Gold on grey, five pentagrams.
  init(size: Double, rating: Double) {
    self.init(
      stars: 5, points: 5, inner_radius: 0.381966, size: size, rating: rating, full: 0xFFB400,
      empty: 0xD9D9D9)
  }
}
