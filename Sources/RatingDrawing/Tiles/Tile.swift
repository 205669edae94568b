import RatingGeometry
import RatingNumbers
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
    offsetX = Int(saturating: (box.minX + Tile.noise).rounded(.down))
    offsetY = Int(saturating: (box.minY + Tile.noise).rounded(.down))
    width = max(Int(saturating: (box.maxX - Tile.noise).rounded(.up)) - offsetX, 1)
    height = max(Int(saturating: (box.maxY - Tile.noise).rounded(.up)) - offsetY, 1)
    var local = transform
    local.moveX -= Double(offsetX)
    local.moveY -= Double(offsetY)
    let outlineMask = try CoverageMask(width: width, height: height)
    outlineMask.fill(key.shape.path, local)
    let outline = try outlineMask.coverage(key.levels)
    if key.strokeWidth > 0 {
      let strokeMask = try CoverageMask(width: width, height: height)
      // Twice the width, centred on the outline: the inner half is the stroke.
      let path = key.shape.path.strokable(
        reach: key.strokeWidth / key.side, tolerance: CoverageMask.tolerance / key.side)
      strokeMask.stroke(path, local, width: 2 * key.strokeWidth)
      (coverages, classes) = CoverageClasses.of(outline, try strokeMask.coverage(key.levels))
    } else {
      (coverages, classes) = CoverageClasses.of(outline)
    }
  }

  /// Far below what a pixel shows: an edge this close to a pixel's border is on it.
  private static let noise = 1e-6
}
