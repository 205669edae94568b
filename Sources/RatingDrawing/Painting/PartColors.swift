import RatingPixels
import RatingScene

/// A strip of a placed tile and the colours it is painted in, by number in `PartColors`.
struct IndexedPart {
  let tile: Tile
  let box: PixelRect
  let rect: PixelRect
  let colors: Int
  let isMirrored: Bool
}

/// The colours of a picture's parts: for each tile, pair of looks and share, a palette place for each class.
struct PartColors {
  /// One such set.
  struct Entry {
    let tile: Tile
    let full: SceneLook
    let empty: SceneLook
    let share: Double
    let colors: ClassColors
    /// For each class of the tile, its pixel's place in the palette; of unused classes, the ground's.
    fileprivate(set) var places: [UInt8]
    fileprivate var isWhole: Bool
  }

  private(set) var palette = ColorTable()
  private(set) var entries: [Entry] = []

  init(ground: UInt32) {
    _ = palette.number(of: ground)
  }

  /// Finds a place for each colour that the strip shows; nil where the palette is full.
  mutating func add(
    _ place: PlacedSymbol, _ rect: PixelRect, _ share: Double, _ symbol: SceneSymbol
  ) -> IndexedPart? {
    let isWhole = rect == place.box
    let known = entries.firstIndex { entry in
      entry.isWhole && entry.tile === place.tile && entry.share == share && entry.full == symbol.full
        && entry.empty == symbol.empty
    }
    if known == nil {
      guard let entry = entry(place, rect, share, symbol, isWhole: isWhole) else { return nil }
      entries.append(entry)
    }
    return IndexedPart(
      tile: place.tile, box: place.box, rect: rect, colors: known ?? entries.count - 1,
      isMirrored: symbol.isMirrored)
  }

  private mutating func entry(
    _ place: PlacedSymbol, _ rect: PixelRect, _ share: Double, _ symbol: SceneSymbol, isWhole: Bool
  ) -> Entry? {
    let colors = ClassColors(place.tile, symbol.full, symbol.empty, share: share)
    let pixels = colors.packed(over: palette.colors[0])
    let used = isWhole ? nil : place.tile.classesUsed(in: rect, box: place.box)
    var places = [UInt8](repeating: 0, count: pixels.count)
    for number in pixels.indices.dropFirst() where used?[number] ?? true {
      guard let place = palette.number(of: pixels[number]) else { return nil }
      places[number] = UInt8(place)
    }
    return Entry(
      tile: place.tile, full: symbol.full, empty: symbol.empty, share: share, colors: colors, places: places,
      isWhole: isWhole)
  }

  /// Moves the opaque colours behind the others, where they take no byte of transparency; the ground's place.
  mutating func opaqueLast() -> UInt8 {
    let moves = palette.moveOpaqueLast()
    for index in entries.indices {
      for number in entries[index].places.indices {
        entries[index].places[number] = moves[Int(entries[index].places[number])]
      }
    }
    return moves[0]
  }
}

extension Tile {
  /// Which classes a strip of the tile, which is placed at `box`, shows.
  func classesUsed(in rect: PixelRect, box: PixelRect) -> [Bool] {
    var used = [Bool](repeating: false, count: coverages.count)
    used.withUnsafeMutableBufferPointer { used in
      classes.withUnsafeBufferPointer { classes in
        for row in (rect.minY - box.minY)..<(rect.maxY - box.minY) {
          let source = row * width + rect.minX - box.minX
          for place in source..<(source + rect.width) { used[Int(classes[place])] = true }
        }
      }
    }
    return used
  }
}
