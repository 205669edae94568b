/// What two pictures of one size differ in.
package struct PixelDifference: Hashable, Sendable {
  /// Pixels that differ and are not forgiven by tolerance or antialiasing.
  package var pixels = 0
  /// The box that holds them; nil where there are none.
  package var box: PixelBox?
  /// The largest difference of a channel of any pixel, forgiven ones too, in 1/65,535.
  package var largest = 0

  package init() {}

  /// The largest difference of a channel, 0…255; a fraction where a picture has 16 bits a channel.
  package var largestLevel: Double { Double(largest) / 257 }

  mutating func add(_ x: Int, _ y: Int) {
    pixels += 1
    if box == nil { box = PixelBox(x: x, y: y, width: 1, height: 1) } else { box?.add(x, y) }
  }
}
