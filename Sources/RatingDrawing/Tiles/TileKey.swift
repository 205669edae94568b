import RatingScene

/// Everything that a tile depends on.
struct TileKey: Hashable, Sendable {
  let shape: SceneShape
  /// Pixels that the unit square becomes.
  let side: Double
  /// Where the unit square starts within its first pixel, in [0, 1).
  let phaseX: Double
  let phaseY: Double
  /// The inner stroke in pixels, 0 for none.
  let strokeWidth: Double
  let levels: CoverageLevels

  init(place: TilePlace, levels: CoverageLevels) {
    shape = place.shape
    side = place.side
    phaseX = place.phaseX
    phaseY = place.phaseY
    strokeWidth = place.strokeWidth
    self.levels = levels
  }
}
