import RatingPixels

/// A part of a picture, blurred by a Gaussian in premultiplied colour; what lies beyond the picture's edges is taken
/// for what lies at them.
struct BlurredPart {
  /// Premultiplied, 0…255, row by row.
  let colors: [SIMD4<Float>]

  /// Parts of a rectangle, side by side, to be blurred one after the other: a part takes 32 bytes a pixel.
  static func strips(of rect: PixelRect, sigma: Double) -> [PixelRect] {
    let margin = GaussianLine(sigma: sigma).margin
    // Its neighbours read a strip's margins again: a narrower one would take longer than it saves.
    let width = max(1_000_000 / max(rect.height, 1), 2 * margin, 1)
    return stride(from: rect.minX, to: rect.maxX, by: width).map { start in
      PixelRect(minX: start, minY: rect.minY, maxX: min(start + width, rect.maxX), maxY: rect.maxY)
    }
  }

  /// - Parameters:
  ///   - rect: not empty, within the picture.
  ///   - sigma: the standard deviation in pixels, above 0.
  init(_ rect: PixelRect, of picture: Pixmap, sigma: Double) {
    let line = GaussianLine(sigma: sigma)
    let rows = max(rect.minY - line.margin, 0)..<min(rect.maxY + line.margin, picture.height)
    let room = max(rect.width, rect.height) + 2 * line.margin
    let buffers = UnsafeMutableBufferPointer<SIMD4<Float>>.allocate(capacity: 2 * room)
    defer { buffers.deallocate() }
    guard let first = buffers.baseAddress else {
      colors = []
      return
    }
    let second = first + room
    // Column by column, so that the second pass too goes along its memory.
    let turned = [SIMD4<Float>](unsafeUninitializedCapacity: rows.count * rect.width) { turned, count in
      picture.pixels.withUnsafeBufferPointer { pixels in
        for row in rows {
          for index in 0..<(rect.width + 2 * line.margin) {
            let column = min(max(rect.minX - line.margin + index, 0), picture.width - 1)
            first[index] = ImageScaling.premultiplied(pixels[row * picture.width + column])
          }
          let blurred = line.blur(first, count: rect.width, spare: second)
          for column in 0..<rect.width {
            turned[column * rows.count + row - rows.lowerBound] = blurred[column]
          }
        }
      }
      count = rows.count * rect.width
    }
    colors = [SIMD4<Float>](unsafeUninitializedCapacity: rect.width * rect.height) { target, count in
      for column in 0..<rect.width {
        for index in 0..<(rect.height + 2 * line.margin) {
          let row = min(max(rect.minY - line.margin + index, rows.lowerBound), rows.upperBound - 1)
          first[index] = turned[column * rows.count + row - rows.lowerBound]
        }
        let blurred = line.blur(first, count: rect.height, spare: second)
        for row in 0..<rect.height { target[row * rect.width + column] = blurred[row] }
      }
      count = rect.width * rect.height
    }
  }
}
