/// A picture of at most 256 colours: a palette and one number a pixel.
///
/// Guarantees: every index is within the palette; the size is within the bounds of `PixelLimits`.
package struct IndexedPixmap: Sendable {
  package let width: Int
  package let height: Int
  /// Distinct colours, packed as in `Pixmap`.
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
  /// The picture by its colours, ordered by alpha; nil where it has more than 256.
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
    self.init(ordering: table.colors, numbers, width: pixmap.width, height: pixmap.height)
  }

  /// Puts the palette into the order in which its transparency takes fewest bytes: the opaque colours last.
  package init(ordering colors: [UInt32], _ indices: [UInt8], width: Int, height: Int) {
    let order = colors.indices.sorted { left, right in
      let (a, b) = (colors[left], colors[right])
      return a >> 24 == b >> 24 ? left < right : a >> 24 < b >> 24
    }
    var places = [UInt8](repeating: 0, count: 256)
    for (place, index) in order.enumerated() { places[index] = UInt8(place) }
    self.init(
      width: width, height: height, palette: order.map { colors[$0] },
      indices: indices.map { places[Int($0)] })
  }
}

/// Numbers up to 256 colours in the order in which they come.
private struct ColorTable {
  private(set) var colors: [UInt32] = []
  /// Open addressing: 1 + the colour's number, 0 where there is none.
  private var slots = [UInt16](repeating: 0, count: 1_024)

  /// The colour's number, nil for a 257th colour.
  mutating func number(of color: UInt32) -> Int? {
    var slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 22)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if colors[number] == color { return number }
      slot = (slot + 1) & 1_023
    }
    guard colors.count < 256 else { return nil }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return colors.count - 1
  }
}
