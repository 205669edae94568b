extension Path {
  /// The polygon whose edges lie `distance` inside this one's, neighbours meeting anew.
  ///
  /// Nil where that is not the area without a mitred rim: a curve, more than one contour, edges that meet on the way,
  /// or an edge that would vanish.
  package func inset(by distance: Double) -> Path? {
    guard let area = shrinkingPolygon, area.isFree(until: distance) else { return nil }
    return area.outline(after: distance)
  }

  /// The polygon whose mitred stroke of `width` is this polygon's inner stroke of that width.
  ///
  /// - Parameter rounding: how far away its corners may be written.
  /// - Returns: nil where that is not certain.
  package func middle(ofInnerStroke width: Double, rounding: Double) -> Path? {
    guard let area = shrinkingPolygon, area.hasMiddle(ofInnerStroke: width, rounding: rounding) else {
      return nil
    }
    return area.outline(after: width / 2)
  }

  /// The inside without a rim of about `distance`, of straight lines: what an opaque inner stroke of twice that
  /// width hides the edge of. Nil where that is not certain.
  package func insetRoughly(by distance: Double) -> Path? {
    guard let area = ShrinkingArea(polygons(near: distance)), area.isFree(until: distance) else { return nil }
    return area.outline(after: distance)
  }

  /// The inside as `insetRoughly` has it, where what lies outside this path is cut away and a stroke hides what is
  /// nearer than `reach` to it: right for any outline.
  ///
  /// Nil where the path is long.
  package func insideRoughly(by distance: Double, reach: Double) -> Path? {
    RoughInside(polygons(near: distance), distance: distance, reach: reach - distance / 4)?.outline
  }

  private func polygons(near distance: Double) -> [[Point]] {
    flattened(tolerance: distance / 4).map { Path.withoutRepeats($0, within: distance / 100) }
  }

  /// Whether an inner stroke of `width` leaves nothing of the inside; false where that is not certain.
  ///
  /// - Parameter box: the path's own.
  package func isCovered(byInnerStroke width: Double, in box: Rect) -> Bool {
    // From any place inside, the outline is not farther away than half of what the box measures there.
    if 2 * width >= min(box.width, box.height) { return true }
    let contours = self.contours
    guard contours.count == 1, let corners = Path.corners(of: contours[0]) else { return false }
    // An area that shrinks to one point has as much of it as a triangle on its whole outline.
    var length = 0.0
    for index in corners.indices { length += (corners[(index + 1) % corners.count] - corners[index]).length }
    guard width * length >= 1.999_999 * abs(Path.signedArea(of: corners)) else { return false }
    return ShrinkingArea([corners])?.isGone(by: width) ?? false
  }

  private var shrinkingPolygon: ShrinkingArea? {
    let contours = self.contours
    guard contours.count == 1 else { return nil }
    return Path.corners(of: contours[0]).flatMap { ShrinkingArea([$0]) }
  }

  /// The start of each segment; nil where one is a curve.
  private static func corners(of contour: [Segment]) -> [Point]? {
    var corners: [Point] = []
    corners.reserveCapacity(contour.count)
    for segment in contour {
      guard case .line(let start, _) = segment else { return nil }
      corners.append(start)
    }
    return corners
  }

  private static func withoutRepeats(_ polygon: [Point], within distance: Double) -> [Point] {
    var kept: [Point] = []
    kept.reserveCapacity(polygon.count)
    for point in polygon where kept.last.map({ (point - $0).length > distance }) ?? true {
      kept.append(point)
    }
    while kept.count > 1, (kept[kept.count - 1] - kept[0]).length <= distance { kept.removeLast() }
    return kept
  }
}
