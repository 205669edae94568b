/// An area bounded by polygons, whose edges move inward at one speed, neighbours meeting anew at each corner.
///
/// Until an edge vanishes or two edges meet, what is gone is the area's mitred rim and nothing else, all of it as wide
/// as the edges came (Aichholzer and others, "A novel type of skeleton for polygons", 1995). What is left only
/// shrinks, so one check at the end of the way is enough for an edge, and one meeting for a corner and an edge.
struct ShrinkingArea {
  struct Corner {
    let place: Point
    /// Where it goes while its edges move by one unit: as long as the corner's mitre ratio.
    let velocity: Point
    /// The unit vector to the next corner.
    let direction: Point
    /// The unit vector from that edge into the area.
    let inward: Point
    let length: Double
    let previous: Int
    let next: Int
    /// Whether the area's angle is above 180 degrees: such a corner runs into edges.
    let isReflex: Bool
  }

  let corners: [Corner]

  /// More corners are not looked at: every edge is held against every other.
  static let mostCorners = 256
  /// Corners of a larger mitre ratio have edges that lie on one another.
  private static let mostRatio = 10_000.0
  /// Far below what shows, for polygons of a unit's size: what is this near meets.
  private static let noise = 1e-9

  /// Nil where polygons meet themselves or one another, a corner that the area lies around is too sharp for a mitre, an
  /// edge has no length, or both sides of a polygon are inside by the non-zero rule.
  init?(_ polygons: [[Point]]) {
    let count = polygons.reduce(0) { $0 + $1.count }
    guard count > 0, count <= ShrinkingArea.mostCorners else { return nil }
    var corners: [Corner] = []
    corners.reserveCapacity(count)
    for (number, polygon) in polygons.enumerated() {
      guard polygon.count > 2, let side = ShrinkingArea.side(of: number, in: polygons),
        ShrinkingArea.append(polygon, side, to: &corners)
      else { return nil }
    }
    self.corners = corners
    if edgesMeet { return nil }
  }

  /// Appends a polygon's corners; false where one cannot move.
  private static func append(_ polygon: [Point], _ side: Double, to corners: inout [Corner]) -> Bool {
    let (first, count) = (corners.count, polygon.count)
    var edge = polygon[0] - polygon[count - 1]
    guard edge.length > 0 else { return false }
    var before = edge * (1 / edge.length)
    for index in 0..<count {
      edge = polygon[(index + 1) % count] - polygon[index]
      let length = edge.length
      guard length > 0 else { return false }
      let after = edge * (1 / length)
      // 2 / (mitre ratio)²
      let sum = 1 + before.x * after.x + before.y * after.y
      let isReflex = before.cross(after) * side < 0
      let limit = isReflex ? Path.mitreLimit : mostRatio
      guard sum * limit * limit >= 2 else { return false }
      let inward = Point(-after.y, after.x) * side
      corners.append(
        Corner(
          place: polygon[index],
          // The two normals' mean, stretched so that its foot on each of them is 1.
          velocity: (Point(-before.y, before.x) * side + inward) * (1 / sum), direction: after,
          inward: inward,
          length: length, previous: first + (index + count - 1) % count, next: first + (index + 1) % count,
          isReflex: isReflex))
      before = after
    }
    return true
  }

  /// 1 where the area lies to the right of a polygon's edges, y downward; −1 where it lies to their left.
  private static func side(of number: Int, in polygons: [[Point]]) -> Double? {
    let polygon = polygons[number]
    var outside = 0
    for (other, ring) in polygons.enumerated() where other != number {
      outside += Path.winding(of: ring, around: polygon[0])
    }
    let area = Path.signedArea(of: polygon)
    let inside = outside + (area > 0 ? 1 : -1)
    guard area != 0, (inside == 0) != (outside == 0) else { return nil }
    return (inside != 0) == (area > 0) ? 1 : -1
  }

  /// Whether two edges that are not neighbours touch or cross.
  private var edgesMeet: Bool {
    for (index, corner) in corners.enumerated() {
      let end = corners[corner.next].place
      for other in corners.indices.dropFirst(index + 1) where other != corner.next && other != corner.previous
      {
        let edge = corners[other]
        if ShrinkingArea.meet(corner.place, end, edge.place, corners[edge.next].place) { return true }
      }
    }
    return false
  }

  private static func meet(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    guard max(a.x, b.x) >= min(c.x, d.x), max(c.x, d.x) >= min(a.x, b.x), max(a.y, b.y) >= min(c.y, d.y),
      max(c.y, d.y) >= min(a.y, b.y)
    else { return false }
    let (first, second) = (b - a, d - c)
    return first.cross(c - a) * first.cross(d - a) <= 0 && second.cross(a - c) * second.cross(b - c) <= 0
  }

  /// What an edge becomes longer by while the edges move by one unit.
  func growth(of corner: Corner) -> Double {
    let change = corners[corner.next].velocity - corner.velocity
    return change.x * corner.direction.x + change.y * corner.direction.y
  }

  /// Whether the edges can move by `distance` without one vanishing or two meeting.
  func isFree(until distance: Double) -> Bool {
    corners.allSatisfy { $0.length + distance * growth(of: $0) > 0 }
      && !corners.indices.contains { corners[$0].isReflex && runsIntoEdge($0, before: distance) }
  }

  private func runsIntoEdge(_ index: Int, before distance: Double) -> Bool {
    let corner = corners[index]
    for (other, edge) in corners.enumerated() where other != index && other != corner.previous {
      let way = corner.place - edge.place
      let ahead = way.x * edge.inward.x + way.y * edge.inward.y
      let closing = 1 - corner.velocity.x * edge.inward.x - corner.velocity.y * edge.inward.y
      let time = ahead == 0 ? 0 : ahead / closing
      guard time >= 0, time <= distance else { continue }
      let there = way + (corner.velocity - edge.velocity) * time
      let along = there.x * edge.direction.x + there.y * edge.direction.y
      let length = edge.length + time * growth(of: edge)
      if along >= -ShrinkingArea.noise, along <= length + ShrinkingArea.noise { return true }
    }
    return false
  }

  /// Whether nothing is left once the edges have moved by `distance`: told for areas that shrink to one point.
  func isGone(by distance: Double) -> Bool {
    var (first, last) = (Double.infinity, 0.0)
    for corner in corners {
      let time = -corner.length / growth(of: corner)
      guard time > 0, time <= distance else { return false }
      (first, last) = (min(first, time), max(last, time))
    }
    return last - first <= 1e-6 * last && isFree(until: first * (1 - 1e-6))
  }

  /// The polygons, one after the other, once the edges have moved by `distance`.
  func outline(after distance: Double) -> Path {
    var path = Path()
    path.reserveCapacity(2 * corners.count)
    for (index, corner) in corners.enumerated() {
      let place = corner.place + corner.velocity * distance
      path.append(corner.previous >= index ? .move(place) : .line(place))
      if corner.next <= index { path.append(.close) }
    }
    return path
  }
}
