import RatingGeometry
import RatingScene

/// One symbol rasterised once: for each pixel, which of a few pairs of coverages it has.
final class Tile: Sendable {
  /// The outline's coverage of a pixel and the stroke's coverage of that, each 0…255.
  struct Coverage: Hashable, Sendable {
    let outline: UInt8
    let stroke: UInt8
  }

  /// Pixels from the frame's own pixel to the tile's first column and row.
  let offsetX: Int
  let offsetY: Int
  let width: Int
  let height: Int
  /// The distinct coverages; the first is none at all.
  let coverages: [Coverage]
  /// For each pixel, row by row, its place in `coverages`.
  let classes: [UInt16]

  init(_ key: TileKey) throws(DrawingError) {
    let transform = Transform(
      scaleX: key.side, scaleY: key.side, moveX: key.phaseX, moveY: key.phaseY)
    let box = transform(key.shape.bounds)
    offsetX = Int(box.minX.rounded(.down))
    offsetY = Int(box.minY.rounded(.down))
    width = max(Int(box.maxX.rounded(.up)) - offsetX, 1)
    height = max(Int(box.maxY.rounded(.up)) - offsetY, 1)
    var local = transform
    local.moveX -= Double(offsetX)
    local.moveY -= Double(offsetY)
    let kept = key.levels.table
    var gathering = CoverageClasses(count: width * height)
    let outline = try CoverageMask(width: width, height: height)
    outline.fill(key.shape.path, local)
    if key.strokeWidth > 0 {
      let stroke = try CoverageMask(width: width, height: height)
      // Twice the width, centred on the outline: the inner half is the stroke.
      stroke.stroke(key.shape.path, local, width: 2 * key.strokeWidth)
      var strokeRows: [UInt8] = []
      strokeRows.reserveCapacity(width * height)
      try stroke.forEachRow { _, bytes in strokeRows.append(contentsOf: bytes) }
      try outline.forEachRow { row, bytes in
        for column in 0..<bytes.count {
          let area = kept[Int(bytes[column])]
          let line = area == 0 ? 0 : kept[Int(strokeRows[row * bytes.count + column])]
          gathering.append(Coverage(outline: area, stroke: line))
        }
      }
    } else {
      try outline.forEachRow { _, bytes in
        for byte in bytes { gathering.append(plain: kept[Int(byte)]) }
      }
    }
    coverages = gathering.coverages
    classes = gathering.classes
  }
}
