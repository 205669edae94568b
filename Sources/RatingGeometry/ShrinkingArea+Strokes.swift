extension ShrinkingArea {
  /// Whether a mitred stroke of `width` along the outline after half that way is the inner stroke of that width,
  /// and stays so where the corners are rounded to places up to `rounding` away.
  func hasMiddle(ofInnerStroke width: Double, rounding: Double) -> Bool {
    corners.allSatisfy { $0.velocity.length <= Path.mitreLimit } && isFree(until: width)
      && outerMitresAreOutside(reach: width) && survives(rounding, at: width / 2)
  }

  /// Whether no mitre of a stroke that reaches outward lies on another part of the area, where it would show.
  private func outerMitresAreOutside(reach: Double) -> Bool {
    for (index, corner) in corners.enumerated() where !corner.isReflex {
      // The mitre's corners lie on the circle through the corner and the mitre's tip.
      let middle = corner.place - corner.velocity * (reach / 2)
      let radius = corner.velocity.length * reach / 2
      for (other, edge) in corners.enumerated() where other != index && other != corner.previous {
        let way = middle - edge.place
        let along = way.x * edge.direction.x + way.y * edge.direction.y
        let foot = edge.direction * min(max(along, 0), edge.length)
        if (way - foot).length <= radius { return false }
      }
    }
    return true
  }

  /// Whether the edges that a stroke rebuilds on either side stay within three roundings of where they belong.
  private func survives(_ rounding: Double, at distance: Double) -> Bool {
    let lengths = corners.map { $0.length + distance * growth(of: $0) }
    for (index, corner) in corners.enumerated() {
      // The most that an edge turns by; the tip lies that far beyond the corner, along the edge.
      let turn = 2 * rounding / min(lengths[index], lengths[corner.previous])
      let ratio = corner.velocity.length
      let reach = distance * max(ratio * ratio - 1, 0).squareRoot()
      if turn * (reach + distance * turn) > 3 * rounding { return false }
    }
    return true
  }
}
