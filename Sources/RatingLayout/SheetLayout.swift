import RatingGeometry

/// Where the pictures of a sprite sheet stand: a grid read row by row, a clear point around each picture.
///
/// Guarantees: all numbers are whole points, so that those of another whole scale are their multiples; frames lie
/// within the sheet and at least `gutter` from its edges and from each other.
package struct SheetLayout: Hashable, Sendable {
  package let size: Size
  /// One a picture, in the order and the sizes given.
  package let frames: [Rect]

  /// The clear space around a picture, in points.
  package static let gutter = 1.0

  /// - Parameter sizes: at least one, each in whole points.
  package init(_ sizes: [Size]) {
    precondition(!sizes.isEmpty)
    let gutter = SheetLayout.gutter
    let pitch = Size(
      width: sizes.reduce(0) { max($0, $1.width) } + gutter,
      height: sizes.reduce(0) { max($0, $1.height) } + gutter)
    let columns = SheetLayout.columns(sizes.count, pitch)
    frames = sizes.enumerated().map { index, size in
      Rect(
        x: gutter + Double(index % columns) * pitch.width, y: gutter + Double(index / columns) * pitch.height,
        width: size.width, height: size.height)
    }
    size = SheetLayout.size(sizes.count, columns, pitch)
  }

  /// As many columns as make the sheet's longer side the shortest.
  private static func columns(_ count: Int, _ pitch: Size) -> Int {
    func longerSide(_ columns: Int) -> Double {
      let size = size(count, columns, pitch)
      return max(size.width, size.height)
    }
    return (1...count).min { longerSide($0) < longerSide($1) } ?? 1
  }

  private static func size(_ count: Int, _ columns: Int, _ pitch: Size) -> Size {
    let rows = (count + columns - 1) / columns
    return Size(
      width: gutter + Double(columns) * pitch.width, height: gutter + Double(rows) * pitch.height)
  }
}
