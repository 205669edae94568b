extension Pixmap {
  /// Replaces the pixels under `picture`, its top left at a place; all of it lies within this picture.
  package mutating func place(_ picture: Pixmap, x: Int, y: Int) {
    precondition(x >= 0 && y >= 0 && x + picture.width <= width && y + picture.height <= height)
    for row in 0..<picture.height {
      let target = (y + row) * width + x
      let source = row * picture.width
      pixels.replaceSubrange(
        target..<(target + picture.width), with: picture.pixels[source..<(source + picture.width)])
    }
  }
}
