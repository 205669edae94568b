/// A picture of at most 256 colours: a palette and one number a pixel.
///
/// Guarantees: every index is within the palette; the size is within the bounds of `PixelLimits`.
package struct IndexedPixmap: Sendable {
  package let width: Int
  package let height: Int
  /// Distinct colours, packed as in `Pixmap`, those that are not opaque first.
  package let palette: [UInt32]
  /// One palette place a pixel, row by row.
  package let indices: [UInt8]

  package init(width: Int, height: Int, palette: [UInt32], indices: [UInt8]) {
    precondition(palette.count <= 256 && indices.count == width * height)
    self.width = width
    self.height = height
    self.palette = palette
    self.indices = indices
  }

  /// The same picture without a palette.
  package var pixels: [UInt32] { indices.map { palette[Int($0)] } }
}

extension IndexedPixmap {
  /// The picture by its colours, the opaque ones last; nil where it has more than 256.
  package init?(_ pixmap: Pixmap) {
    var table = ColorTable()
    var numbers = [UInt8](repeating: 0, count: pixmap.pixels.count)
    var last: UInt32 = 0
    var lastNumber = -1
    for (index, pixel) in pixmap.pixels.enumerated() {
      if lastNumber < 0 || pixel != last {
        guard let number = table.number(of: pixel) else { return nil }
        (last, lastNumber) = (pixel, number)
      }
      numbers[index] = UInt8(lastNumber)
    }
    let places = table.moveOpaqueLast()
    numbers.withUnsafeMutableBufferPointer { numbers in
      for index in numbers.indices { numbers[index] = places[Int(numbers[index])] }
    }
    self.init(width: pixmap.width, height: pixmap.height, palette: table.colors, indices: numbers)
  }
}
