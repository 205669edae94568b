import RatingPixels
import RatingScene

/// A tile in the colours of one share of two looks, as places in a picture's palette.
struct PaintedTile: Equatable {
  let tile: Tile
  let full: SceneLook
  let empty: SceneLook
  let share: Double
  /// For each class of the tile, its colour's place.
  var numbers: [UInt8] = []

  static func == (left: PaintedTile, right: PaintedTile) -> Bool {
    left.tile === right.tile && left.share == right.share && left.full == right.full
      && left.empty == right.empty
  }
}

/// The pixels of a picture as places in a palette, while they are painted.
struct IndexedLayer {
  private let width: Int
  private let height: Int
  private var palette: ColorTable
  private var indices: [UInt8]

  init(width: Int, height: Int, ground: UInt32) {
    self.width = width
    self.height = height
    palette = ColorTable()
    _ = palette.number(of: ground)
    indices = [UInt8](repeating: 0, count: width * height)
  }

  /// Finds a place for each colour that these columns of the tile show; nil where the palette is full.
  mutating func numbers(
    for painted: PaintedTile, columns: Range<Int>, box: PixelRect, _ flat: FlatScene
  ) -> PaintedTile? {
    let tile = painted.tile
    let used = columns.count == tile.width ? nil : tile.classesUsed(in: columns, box: box)
    let colors = ClassColors(tile, painted.full, painted.empty, share: painted.share).packed(
      over: flat.ground)
    var result = painted
    result.numbers = [UInt8](repeating: 0, count: colors.count)
    for number in 1..<max(colors.count, 1) where used?[number] ?? true {
      guard let place = palette.number(of: flat.faded(colors[number])) else { return nil }
      result.numbers[number] = UInt8(place)
    }
    return result
  }

  /// Sets the columns of a tile; nothing was there but the ground.
  mutating func paint(_ painted: PaintedTile, at box: PixelRect, _ columns: Range<Int>, isMirrored: Bool) {
    let tile = painted.tile
    let step = isMirrored ? -1 : 1
    let start = isMirrored ? width - 1 - columns.lowerBound : columns.lowerBound
    let count = columns.count
    let pictureWidth = width
    indices.withUnsafeMutableBufferPointer { indices in
      tile.classes.withUnsafeBufferPointer { classes in
        painted.numbers.withUnsafeBufferPointer { numbers in
          for row in 0..<tile.height {
            var place = (box.minY + row) * pictureWidth + start
            let source = row * tile.width + columns.lowerBound - box.minX
            for column in source..<(source + count) {
              indices[place] = numbers[Int(classes[column])]
              place += step
            }
          }
        }
      }
    }
  }

  var pixmap: IndexedPixmap {
    IndexedPixmap(opaqueLast: palette.colors, indices, width: width, height: height)
  }
}

extension Tile {
  /// Which classes the columns show.
  fileprivate func classesUsed(in columns: Range<Int>, box: PixelRect) -> [Bool] {
    var used = [Bool](repeating: false, count: coverages.count)
    for row in 0..<height {
      let source = row * width + columns.lowerBound - box.minX
      for place in source..<(source + columns.count) { used[Int(classes[place])] = true }
    }
    return used
  }
}
