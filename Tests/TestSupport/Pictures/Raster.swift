import RatingPixels

/// A picture's pixels as four premultiplied channels of 0…255 each, for measures of difference.
package struct Raster: Sendable {
  package let width: Int
  package let height: Int
  /// Red, green, blue, alpha of each pixel, row by row.
  package var channels: [Double]

  package init(width: Int, height: Int, channels: [Double]) {
    precondition(channels.count == 4 * width * height)
    self.width = width
    self.height = height
    self.channels = channels
  }

  package init(_ pixmap: Pixmap) {
    width = pixmap.width
    height = pixmap.height
    channels = []
    channels.reserveCapacity(4 * width * height)
    for packed in pixmap.pixels {
      let alpha = Double(packed >> 24)
      channels.append(Double(packed & 255) * alpha / 255)
      channels.append(Double(packed >> 8 & 255) * alpha / 255)
      channels.append(Double(packed >> 16 & 255) * alpha / 255)
      channels.append(alpha)
    }
  }

  package func red(_ pixel: Int) -> Double { channels[4 * pixel] }
  package func green(_ pixel: Int) -> Double { channels[4 * pixel + 1] }
  package func blue(_ pixel: Int) -> Double { channels[4 * pixel + 2] }
  package func alpha(_ pixel: Int) -> Double { channels[4 * pixel + 3] }

  /// The mean of the channels' differences; infinite where the sizes differ.
  package func meanDifference(from other: Raster) -> Double {
    guard width == other.width, height == other.height else { return .infinity }
    var sum = 0.0
    for index in channels.indices { sum += abs(channels[index] - other.channels[index]) }
    return sum / Double(channels.count)
  }
}

extension Pixmap {
  /// The pixels that satisfy a condition, as places in `pixels`.
  package func places(where condition: (PixelColor) -> Bool) -> [Int] {
    pixels.indices.filter { condition(PixelColor(packed: pixels[$0])) }
  }

  package func color(_ place: Int) -> PixelColor { PixelColor(packed: pixels[place]) }

  /// The picture in a mirror.
  package var mirrored: Pixmap {
    var copy = self
    for row in 0..<height {
      for column in 0..<width { copy[column, row] = self[width - 1 - column, row] }
    }
    return copy
  }
}
