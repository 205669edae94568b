/// Outlines that may cross, their edges moved into the area that they bound by the non-zero rule.
///
/// Each edge stays within the way that it is moved by, or a mitre that a stroke of twice `reach` has too: so no point
/// that lies farther than `reach` from the outlines changes sides. Nearer ones may: the result is right where such a
/// stroke hides the difference and what lies outside is cut away.
struct RoughInside {
  private struct Edge {
    let start: Point
    let direction: Point
    let length: Double
    /// The unit vector into the area; zero where both sides are inside or both are outside.
    let inward: Point
  }

  private let distance: Double
  private let reach: Double
  private let edges: [[Edge]]

  /// Nil where there are more than 256 edges.
  init?(_ polygons: [[Point]], distance: Double, reach: Double) {
    self.distance = distance
    self.reach = reach
    guard polygons.reduce(0, { $0 + $1.count }) <= ShrinkingArea.mostCorners else { return nil }
    let pieces = polygons.map { polygon in
      polygon.indices.flatMap { RoughInside.pieces(of: polygon, $0, among: polygons) }
    }
    edges = pieces.map { corners in
      corners.indices.map { RoughInside.edge(corners[$0], corners[($0 + 1) % corners.count], polygons) }
    }
  }

  /// The starts of the pieces into which other edges cut one.
  private static func pieces(of polygon: [Point], _ index: Int, among polygons: [[Point]]) -> [Point] {
    let (start, end) = (polygon[index], polygon[(index + 1) % polygon.count])
    let way = end - start
    var cuts: [Double] = []
    for ring in polygons {
      var from = ring[ring.count - 1]
      for to in ring {
        let (other, gap) = (to - from, from - start)
        let turn = way.cross(other)
        let (here, there) = (gap.cross(other) / turn, gap.cross(way) / turn)
        if turn != 0, here > 1e-9, here < 1 - 1e-9, there >= 0, there <= 1 { cuts.append(here) }
        from = to
      }
    }
    return [start] + cuts.sorted().map { start + way * $0 }
  }

  private static func edge(_ start: Point, _ end: Point, _ polygons: [[Point]]) -> Edge {
    let way = end - start
    let length = way.length
    let direction = length > 0 ? way * (1 / length) : Point(0, 0)
    let right = Point(-direction.y, direction.x)
    let middle = Point.between(start, end, 0.5)
    // Far nearer than what shows, farther than coordinates are rounded.
    let isInside = [1e-7, -1e-7].map { step in
      polygons.reduce(0) { $0 + Path.winding(of: $1, around: middle + right * step) } != 0
    }
    let inward = isInside[0] == isInside[1] ? Point(0, 0) : right * (isInside[0] ? 1 : -1)
    return Edge(start: start, direction: direction, length: length, inward: inward)
  }

  /// The polygons, one after the other.
  var outline: Path {
    edges.reduce(into: Path()) { path, edges in
      path.append(Path(polygon: edges.indices.flatMap { corners(of: edges, $0) }))
    }
  }

  /// Where two edges meet anew, or the two ends that a line joins.
  private func corners(of edges: [Edge], _ index: Int) -> [Point] {
    let (before, after) = (edges[(index + edges.count - 1) % edges.count], edges[index])
    let sum = 1 + before.inward.x * after.inward.x + before.inward.y * after.inward.y
    let turn = before.direction.cross(after.direction)
    let isOneSide = (before.inward.cross(after.inward) - turn).magnitude < 1e-9 && sum > 1e-6
    let move = (before.inward + after.inward) * (distance / max(sum, 1e-6))
    let foot = max(move.length * move.length - distance * distance, 0).squareRoot()
    if isOneSide, move.length <= Path.mitreLimit * distance,
      move.length <= reach || foot <= min(before.length, after.length)
    {
      return [after.start + move]
    }
    return [after.start + before.inward * distance, after.start + after.inward * distance]
  }
}
