import RatingPixels

/// Scales pictures in premultiplied colour, so that what is clear lends no colour to what is not.
enum ImageScaling {
  /// The scaled picture, straight and packed, row by row.
  static func scaled(_ picture: Pixmap, _ columns: ScaleWeights, _ rows: ScaleWeights) -> [UInt32] {
    let width = columns.count
    return [UInt32](unsafeUninitializedCapacity: width * rows.count) { target, count in
      var lines = ScaledLines(picture, columns)
      withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: width) { sums in
        for row in 0..<rows.count {
          sums.update(repeating: .zero)
          for place in rows.starts[row]..<rows.starts[row + 1] {
            let weight = rows.weights[place]
            lines.withLine(rows.firsts[row] + place - rows.starts[row]) { line in
              for column in 0..<width { sums[column] += line[column] * weight }
            }
          }
          for column in 0..<width { target[row * width + column] = straight(sums[column]) }
        }
      }
      count = width * rows.count
    }
  }

  /// - Parameter color: red, green, blue, alpha, 0…255, premultiplied.
  static func straight(_ color: SIMD4<Float>) -> UInt32 {
    let alpha = min((color.w + 0.5).rounded(.down), 255)
    guard alpha > 0 else { return 0 }
    let levels = (color * (255 / color.w) + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    return UInt32(levels.x) | UInt32(levels.y) << 8 | UInt32(levels.z) << 16 | UInt32(alpha) << 24
  }

  /// Red, green, blue, alpha, 0…255, premultiplied.
  static func premultiplied(_ pixel: UInt32) -> SIMD4<Float> {
    let alpha = Float(pixel >> 24)
    let share = alpha / 255
    return SIMD4(
      Float(pixel & 255) * share, Float(pixel >> 8 & 255) * share, Float(pixel >> 16 & 255) * share, alpha)
  }
}

/// A picture's lines scaled along, the last two kept: neighbouring rows share no more.
private struct ScaledLines: ~Copyable {
  private let picture: Pixmap
  private let columns: ScaleWeights
  private let storage: UnsafeMutablePointer<SIMD4<Float>>
  private var known = (-1, -1)

  init(_ picture: Pixmap, _ columns: ScaleWeights) {
    self.picture = picture
    self.columns = columns
    storage = .allocate(capacity: 2 * columns.count)
  }

  deinit { storage.deallocate() }

  mutating func withLine(_ row: Int, _ body: (UnsafePointer<SIMD4<Float>>) -> Void) {
    let isEven = row.isMultiple(of: 2)
    let line = storage + (isEven ? 0 : columns.count)
    if (isEven ? known.0 : known.1) != row {
      scale(row, to: line)
      if isEven { known.0 = row } else { known.1 = row }
    }
    body(line)
  }

  private func scale(_ row: Int, to line: UnsafeMutablePointer<SIMD4<Float>>) {
    let width = picture.width
    picture.pixels.withUnsafeBufferPointer { pixels in
      columns.weights.withUnsafeBufferPointer { weights in
        for column in 0..<columns.count {
          let range = columns.starts[column]..<columns.starts[column + 1]
          var source = row * width + columns.firsts[column]
          var sum = SIMD4<Float>.zero
          for place in range {
            sum += ImageScaling.premultiplied(pixels[source]) * weights[place]
            source += 1
          }
          line[column] = sum
        }
      }
    }
  }
}
