import RatingPixels

/// The pixels of one rectangle of the picture while they are painted.
struct PixelLayer {
  let rect: PixelRect
  private(set) var pixels: [UInt32]

  /// A clear layer; `rect` is not empty.
  init(_ rect: PixelRect) {
    self.rect = rect
    pixels = [UInt32](repeating: 0, count: rect.width * rect.height)
  }

  /// Lays a strip of a tile, placed at `box`, over what is here; `pictureWidth` turns mirrored columns round.
  mutating func paint(
    _ tile: Tile, at box: PixelRect, strip: PixelRect, _ colors: ClassColors, mirroredIn pictureWidth: Int?
  ) {
    let seen = visible(strip, pictureWidth)
    guard !seen.isEmpty else { return }
    let columns = seen.minX..<seen.maxX
    let rows = seen.minY..<seen.maxY
    var ground = pixels[
      place(column: PixelLayer.target(columns.lowerBound, pictureWidth), row: rows.lowerBound)]
    var table = colors.packed(over: ground)
    var other = ground
    let step = pictureWidth == nil ? 1 : -1
    let left = rect.minX
    let width = rect.width
    let top = rect.minY
    pixels.withUnsafeMutableBufferPointer { pixels in
      tile.classes.withUnsafeBufferPointer { classes in
        for row in rows {
          var source = (row - box.minY) * tile.width + columns.lowerBound - box.minX
          var place = (row - top) * width + PixelLayer.target(columns.lowerBound, pictureWidth) - left
          for _ in columns {
            let number = Int(classes[source])
            if number != 0 {
              let below = pixels[place]
              if below == ground {
                pixels[place] = table[number]
              } else {
                pixels[place] = colors.packed(number, over: below)
                // A table pays only for a ground that comes again.
                if below == other {
                  ground = below
                  table = colors.packed(over: ground)
                }
                other = below
              }
            }
            source += 1
            place += step
          }
        }
      }
    }
  }

  /// Lays a strip of a tile over what is here, each pixel in a colour of its own.
  mutating func paint(
    _ tile: Tile, at box: PixelRect, strip: PixelRect, _ colors: PlacedColors, mirroredIn pictureWidth: Int?
  ) {
    let seen = visible(strip, pictureWidth)
    guard !seen.isEmpty else { return }
    for row in seen.minY..<seen.maxY {
      for column in seen.minX..<seen.maxX {
        let number = Int(tile.classes[(row - box.minY) * tile.width + column - box.minX])
        guard number != 0 else { continue }
        let color = colors.color(tile.coverages[number], column: column, row: row)
        blend(color, at: place(column: PixelLayer.target(column, pictureWidth), row: row))
      }
    }
  }

  /// Lays a strip of pictures over what is here: the full one, the empty one, or the mix of both by area.
  mutating func paint(
    _ images: PlacedImages, strip: PixelRect, share: Double, mirroredIn pictureWidth: Int?
  ) {
    let seen = visible(strip, pictureWidth)
    guard !seen.isEmpty else { return }
    let only = share == 1 ? images.full : images.empty
    for row in seen.minY..<seen.maxY {
      for column in seen.minX..<seen.maxX {
        let target = place(column: PixelLayer.target(column, pictureWidth), row: row)
        if share == 0 || share == 1 {
          let color = only?.color(column: column, row: row) ?? 0
          if color >> 24 == 255 || (color >> 24 > 0 && pixels[target] >> 24 == 0) {
            pixels[target] = color
          } else if color >> 24 > 0 {
            blend(PremultipliedColor(PixelColor(packed: color)), at: target)
          }
          continue
        }
        let full = PixelColor(packed: images.full?.color(column: column, row: row) ?? 0)
        let empty = PixelColor(packed: images.empty?.color(column: column, row: row) ?? 0)
        blend(PremultipliedColor(full) * share + PremultipliedColor(empty) * (1 - share), at: target)
      }
    }
  }

  /// The part of a strip, not mirrored yet, that this layer shows.
  private func visible(_ strip: PixelRect, _ pictureWidth: Int?) -> PixelRect {
    strip.intersection(pictureWidth.map { rect.mirrored(inWidth: $0) } ?? rect)
  }

  /// Lays a colour over every pixel that `coverage` covers; `pictureWidth` turns mirrored columns round.
  mutating func paint(
    _ paint: PlacedPaint, mirroredIn pictureWidth: Int?, coverage: (_ column: Int, _ row: Int) -> UInt8
  ) {
    let seen = visible(rect, nil)
    for row in seen.minY..<seen.maxY {
      for column in seen.minX..<seen.maxX {
        let source = PixelLayer.target(column, pictureWidth)
        let share = coverage(source, row)
        guard share > 0 else { continue }
        blend(
          paint.color(column: source, row: row) * (Double(share) / 255), at: place(column: column, row: row))
      }
    }
  }

  /// Lays a layer of some of this one's whole rows over them, its alpha scaled by `opacity`.
  mutating func paint(_ layer: PixelLayer, opacity: Double) {
    let start = (layer.rect.minY - rect.minY) * rect.width
    for index in layer.pixels.indices where layer.pixels[index] >> 24 != 0 {
      blend(PremultipliedColor(PixelColor(packed: layer.pixels[index])) * opacity, at: start + index)
    }
  }

  private mutating func blend(_ color: PremultipliedColor, at index: Int) {
    let below = pixels[index]
    let result = below >> 24 == 0 ? color : color.over(PremultipliedColor(PixelColor(packed: below)))
    pixels[index] = result.straight.packed
  }

  private static func target(_ column: Int, _ pictureWidth: Int?) -> Int {
    pictureWidth.map { $0 - 1 - column } ?? column
  }

  private func place(column: Int, row: Int) -> Int {
    (row - rect.minY) * rect.width + column - rect.minX
  }
}
