extension Path {
  /// The polygon whose mitred stroke of width 2 · `distance` has this polygon as its outer edge.
  ///
  /// Each edge moves inward by `distance` and neighbours meet anew. Nil where that cannot be: a curve, more
  /// than one contour, or an edge that would vanish or turn round.
  package func inset(by distance: Double) -> Path? {
    let contours = self.contours
    guard contours.count == 1, let corners = Path.corners(of: contours[0]), corners.count > 2 else {
      return nil
    }
    return Path.inset(corners, by: Path.signedArea(of: corners) > 0 ? distance : -distance)
  }

  /// The inside without a rim of about `distance`, of straight lines: what an opaque inner stroke of twice that
  /// width hides the edge of. Nil where an edge of it would turn round.
  package func insetRoughly(by distance: Double) -> Path? {
    let polygons = flattened(tolerance: distance / 4).filter { $0.count > 2 }
    guard let largest = polygons.map(Path.signedArea).max(by: { abs($0) < abs($1) }) else { return nil }
    // Holes run the other way: what is inward for their filled side is outward for them.
    let signed = largest > 0 ? distance : -distance
    var result = Path()
    for polygon in polygons {
      guard let moved = Path.inset(polygon, by: signed) else { return nil }
      result.append(moved)
    }
    return result
  }

  /// Each edge moved to its left or right and neighbours met anew; nil where an edge would turn round.
  private static func inset(_ corners: [Point], by distance: Double) -> Path? {
    let count = corners.count
    var moved: [Point] = []
    moved.reserveCapacity(count)
    for index in 0..<count {
      let before = corners[(index + count - 1) % count]
      let here = corners[index]
      let after = corners[(index + 1) % count]
      guard let point = Path.mitre(before, here, after, distance) else { return nil }
      moved.append(point)
    }
    for index in 0..<count {
      let next = (index + 1) % count
      let old = corners[next] - corners[index]
      let new = moved[next] - moved[index]
      guard old.x * new.x + old.y * new.y > 0 else { return nil }
    }
    return Path(polygon: moved)
  }

  /// The largest mitre ratio of the polygon's corners: 1 / sin(angle / 2).
  package var largestMitreRatio: Double {
    var largest = 1.0
    for contour in contours {
      guard let corners = Path.corners(of: contour) else { continue }
      let count = corners.count
      for index in 0..<count {
        let first = corners[(index + count - 1) % count] - corners[index]
        let second = corners[(index + 1) % count] - corners[index]
        let cosine = (first.x * second.x + first.y * second.y) / (first.length * second.length)
        // sin²(a/2) = (1 − cos a) / 2
        let half = ((1 - cosine) / 2).squareRoot()
        if half > 0 { largest = max(largest, 1 / half) }
      }
    }
    return largest
  }

  private static func corners(of contour: [Segment]) -> [Point]? {
    var corners: [Point] = []
    corners.reserveCapacity(contour.count)
    for segment in contour {
      guard case .line(let start, _) = segment else { return nil }
      corners.append(start)
    }
    return corners
  }

  private static func signedArea(of corners: [Point]) -> Double {
    var twice = 0.0
    for index in corners.indices {
      twice += corners[index].cross(corners[(index + 1) % corners.count])
    }
    return twice / 2
  }

  private static func mitre(_ before: Point, _ here: Point, _ after: Point, _ distance: Double) -> Point? {
    let incoming = here - before
    let outgoing = after - here
    guard incoming.length > 0, outgoing.length > 0 else { return nil }
    let first = incoming * (1 / incoming.length)
    let second = outgoing * (1 / outgoing.length)
    let sum = 1 + first.x * second.x + first.y * second.y
    guard sum > 1e-9 else { return nil }
    // The two normals' mean, stretched so that its foot on each edge's normal is `distance`.
    let normal = Point(-(first.y + second.y), first.x + second.x)
    return here + normal * (distance / sum)
  }
}
