import RatingGeometry
import RatingScene

/// A scaled picture at its place among the pixels, not mirrored.
struct PlacedImage {
  let tile: ImageTile
  let box: PixelRect

  init(_ part: SceneImage.Part, highlight: Double, in drawing: SceneDrawing) {
    let (column, phaseX) = TilePlace.snapped(part.box.x * drawing.scale)
    let (row, phaseY) = TilePlace.snapped(part.box.y * drawing.scale)
    let key = ImageTile.Key(
      picture: part.picture.identity, width: part.box.width * drawing.scale,
      height: part.box.height * drawing.scale, phaseX: phaseX, phaseY: phaseY, highlight: highlight)
    let make = { ImageTile(key, of: part.picture) }
    tile = drawing.tiles == nil ? make() : ImageTileCache.shared.value(key, make: make)
    box = PixelRect(minX: column, minY: row, maxX: column + tile.width, maxY: row + tile.height)
  }

  /// The colour at a pixel, packed; clear outside the picture.
  func color(column: Int, row: Int) -> UInt32 {
    guard column >= box.minX, column < box.maxX, row >= box.minY, row < box.maxY else { return 0 }
    return tile.pixels[(row - box.minY) * tile.width + column - box.minX]
  }
}

/// The two pictures of a symbol, and the strips in which they show.
struct PlacedImages {
  let full: PlacedImage?
  let empty: PlacedImage?
  /// Strips and the share of them that is full: 1, that of the boundary's column or row, 0.
  let parts: [(rect: PixelRect, share: Double)]

  init(_ image: SceneImage, in drawing: SceneDrawing) {
    let full = image.full.map { PlacedImage($0, highlight: image.highlight, in: drawing) }
    let empty = image.empty.map { PlacedImage($0, highlight: image.highlight, in: drawing) }
    (self.full, self.empty) = (full, empty)
    guard let box = image.boundary?.box, let whole = PlacedImages.union(full?.box, empty?.box) else {
      parts = []
      return
    }
    let axis = image.direction.axis
    let isAcross = axis == .horizontal
    parts = SplitStrips.strips(
      of: isAcross ? whole.minX..<whole.maxX : whole.minY..<whole.maxY,
      from: axis.start(of: box) * drawing.scale,
      length: axis.length(of: box) * drawing.scale, split: image.split, isBackward: image.direction.isBackward
    ).map { strip, share in (whole.strip(strip, isAcross: isAcross), share) }
  }

  private static func union(_ first: PixelRect?, _ second: PixelRect?) -> PixelRect? {
    guard let first, let second else { return first ?? second }
    return PixelRect(
      minX: min(first.minX, second.minX), minY: min(first.minY, second.minY),
      maxX: max(first.maxX, second.maxX), maxY: max(first.maxY, second.maxY))
  }
}

extension SceneDrawing {
  func paint(_ image: SceneImage, into layer: inout PixelLayer) {
    let placed = PlacedImages(image, in: self)
    for (strip, share) in placed.parts {
      layer.paint(placed, strip: strip, share: share, mirroredIn: image.isMirrored ? width : nil)
    }
  }
}
