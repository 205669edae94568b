import RatingGeometry
import RatingNumbers
import RatingScene

/// Where a symbol's tile belongs: a whole pixel and a phase within it. A mirrored symbol's image in the mirror.
struct TilePlace: Hashable, Sendable {
  let shape: SceneShape
  /// Pixels that the unit square becomes.
  let side: Double
  let column: Int
  let row: Int
  /// Where the unit square starts within its first pixel, in [0, 1).
  let phaseX: Double
  let phaseY: Double
  /// The inner stroke in pixels, 0 for none.
  let strokeWidth: Double

  init(_ symbol: SceneSymbol, in scene: Scene, scale: Double) {
    let frame = symbol.isMirrored ? symbol.frame.mirrored(inWidth: scene.size.width) : symbol.frame
    shape = scene.shapes[symbol.shape]
    side = frame.width * scale
    (column, phaseX) = TilePlace.snapped(frame.x * scale)
    (row, phaseY) = TilePlace.snapped(frame.y * scale)
    strokeWidth = max(symbol.full.stroke?.width ?? 0, symbol.empty.stroke?.width ?? 0) * scale
  }

  /// Whether one tile serves for both.
  func sharesTile(with other: TilePlace) -> Bool {
    side == other.side && phaseX == other.phaseX && phaseY == other.phaseY
      && strokeWidth == other.strokeWidth && shape == other.shape
  }

  /// A place in pixels as a whole pixel and a phase in [0, 1), in steps of 1/1024: cairo's own are 1/256.
  static func snapped(_ place: Double) -> (whole: Int, phase: Double) {
    let steps = (place * 1_024).rounded()
    let whole = (steps / 1_024).rounded(.down)
    return (Int(saturating: whole), steps / 1_024 - whole)
  }
}
