import RatingPixels
import RatingScene

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The pixels of a picture as places in a palette, while they are painted.
struct IndexedLayer {
  private let width: Int
  private let height: Int
  private let entries: [PartColors.Entry]
  private let ground: UInt8
  private var palette: ColorTable
  /// Colours of the palette before anything is painted, the opaque ones last.
  private let plannedColors: Int
  private var indices: [UInt8]
  /// The boxes painted so far, and the whole tiles among them that can be copied.
  private var boxes: [PixelRect] = []
  private var copies: [IndexedPart] = []

  init(width: Int, height: Int, _ colors: PartColors, _ ground: UInt8) {
    self.width = width
    self.height = height
    self.ground = ground
    entries = colors.entries
    palette = colors.palette
    plannedColors = palette.colors.count
    indices = [UInt8](repeating: ground, count: width * height)
  }

  /// Sets a strip of a tile; false where the palette is full.
  mutating func paint(_ part: IndexedPart) -> Bool {
    let isWhole = part.rect == part.box
    let box = target(part)
    let isClear = !boxes.contains { !$0.intersection(box).isEmpty }
    boxes.append(box)
    guard isClear else {
      // What a neighbour is laid over is no longer what its tile alone gives.
      copies = copies.filter { target($0).intersection(box).isEmpty }
      return paintOver(part)
    }
    if isWhole,
      let done = copies.first(where: { $0.colors == part.colors && $0.isMirrored == part.isMirrored })
    {
      copy(target(done), to: box)
      return true
    }
    paintClear(part)
    if isWhole { copies.append(part) }
    return true
  }

  /// Where the part lies in the picture.
  private func target(_ part: IndexedPart) -> PixelRect {
    part.isMirrored ? part.rect.mirrored(inWidth: width) : part.rect
  }

  private mutating func copy(_ source: PixelRect, to box: PixelRect) {
    indices.withUnsafeMutableBufferPointer { indices in
      guard let start = indices.baseAddress else { return }
      for row in 0..<box.height {
        memcpy(
          start + (box.minY + row) * width + box.minX, start + (source.minY + row) * width + source.minX,
          box.width)
      }
    }
  }

  /// Nothing was there but the ground.
  private mutating func paintClear(_ part: IndexedPart) {
    let tile = part.tile
    let step = part.isMirrored ? -1 : 1
    let start = part.isMirrored ? width - 1 - part.rect.minX : part.rect.minX
    let (count, pictureWidth) = (part.rect.width, width)
    indices.withUnsafeMutableBufferPointer { indices in
      tile.classes.withUnsafeBufferPointer { classes in
        entries[part.colors].places.withUnsafeBufferPointer { places in
          for row in part.rect.minY..<part.rect.maxY {
            var target = row * pictureWidth + start
            let source = (row - part.box.minY) * tile.width + part.rect.minX - part.box.minX
            for index in source..<(source + count) {
              indices[target] = places[Int(classes[index])]
              target += step
            }
          }
        }
      }
    }
  }

  /// Tiles of neighbours may share a column of pixels: there the colour goes over what is painted already.
  private mutating func paintOver(_ part: IndexedPart) -> Bool {
    let tile = part.tile
    let entry = entries[part.colors]
    for row in part.rect.minY..<part.rect.maxY {
      for column in part.rect.minX..<part.rect.maxX {
        let number = Int(tile.classes[(row - part.box.minY) * tile.width + column - part.box.minX])
        guard number != 0 else { continue }
        let target = row * width + (part.isMirrored ? width - 1 - column : column)
        let below = indices[target]
        if below == ground {
          indices[target] = entry.places[number]
        } else {
          guard let place = palette.number(of: entry.colors.packed(number, over: palette.colors[Int(below)]))
          else {
            return false
          }
          indices[target] = UInt8(place)
        }
      }
    }
    return true
  }

  /// The picture, its palette faded by the scene's opacity.
  func pixmap(_ flat: FlatScene) -> IndexedPixmap {
    var (palette, indices) = (palette, indices)
    if palette.colors.count > plannedColors {
      // Colours of tiles over tiles came last, whether opaque or not.
      let places = palette.moveOpaqueLast()
      indices = indices.map { places[Int($0)] }
    }
    let colors = flat.opacity == 1 ? palette.colors : palette.colors.map(flat.faded)
    return IndexedPixmap(width: width, height: height, palette: colors, indices: indices)
  }
}
