import RatingGeometry

/// An inner stroke as formats can say it that know only lines centred on a path; paths are in the unit square.
struct InnerStroke {
  /// What the line follows.
  let path: Path
  /// The line's width in units: the stroke's, or twice that where the line is clipped to the outline.
  let lineWidth: Double
  let isClipped: Bool
  /// The inside without about half of the stroke: under an opaque one an area ends there, so that nothing of it shows
  /// at the outer edge.
  let inside: Path
  /// Whether the inside must be clipped to the outline as well.
  let isInsideClipped: Bool
  private let mitreLimit: Double

  /// How far from its place a corner may be written, in units: half a hundredth along both axes.
  private static let rounding = 0.007_1
  /// How far lines may be from a curve that they stand for, in units.
  private static let tolerance = 0.03

  /// - Parameters:
  ///   - width: the stroke's, in units.
  ///   - side: the units that the unit square's side becomes.
  init(_ outline: Path, width: Double, side: Double) {
    if let middle = outline.middle(
      ofInnerStroke: width / side, rounding: InnerStroke.rounding / side)
    {
      (path, lineWidth, isClipped) = (middle, width, false)
      (inside, isInsideClipped) = (middle, false)
    } else {
      path = outline.strokable(reach: width / side, tolerance: InnerStroke.tolerance / side)
      (lineWidth, isClipped) = (2 * width, true)
      let certain = outline.insetRoughly(by: width / 2 / side)
      inside =
        certain ?? outline.insideRoughly(by: min(width / 2, 1) / side, reach: width / side) ?? outline
      isInsideClipped = certain == nil
    }
    mitreLimit = InnerStroke.mitreLimit(path.largestMitreRatio)
  }

  func line(_ paint: VectorPaint) -> VectorElement.Line {
    VectorElement.Line(paint: paint, width: lineWidth, mitreLimit: mitreLimit)
  }

  private static func mitreLimit(_ ratio: Double) -> Double {
    if ratio < 3.5 { return VectorElement.Line.usualMitreLimit }
    return ratio < 8 ? ratio.rounded(.up) + 1 : Path.mitreLimit
  }
}
