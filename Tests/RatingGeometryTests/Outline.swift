import RatingGeometry
import TestSupport

/// A path as many short lines: the second opinion on areas, distances and what lies inside.
struct Outline {
  let rings: [[Point]]

  init(_ path: Path, pieces: Int = 400) {
    var rings: [[Point]] = []
    var ring: [Point] = []
    for element in path.elements {
      switch element {
      case .move(let point):
        if !ring.isEmpty { rings.append(ring) }
        ring = [point]
      case .line(let point):
        ring.append(point)
      case .curve(let first, let second, let end):
        let start = ring[ring.count - 1]
        for step in 1...pieces {
          ring.append(Outline.onCurve(start, first, second, end, Double(step) / Double(pieces)))
        }
      case .close:
        break
      }
    }
    if !ring.isEmpty { rings.append(ring) }
    self.rings = rings
  }

  /// The shoelace formula; what goes round the other way counts negative.
  var signedArea: Double {
    var twice = 0.0
    for (start, end) in edges { twice += start.x * end.y - end.x * start.y }
    return twice / 2
  }

  var edges: [(Point, Point)] {
    rings.flatMap { ring in ring.indices.map { (ring[$0], ring[($0 + 1) % ring.count]) } }
  }

  /// How often the outline goes round `point`.
  func winding(around point: Point) -> Int {
    var turns = 0
    for (start, end) in edges where (start.y <= point.y) != (end.y <= point.y) {
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if x > point.x { turns += end.y > start.y ? 1 : -1 }
    }
    return turns
  }

  private static func onCurve(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> Point {
    func of(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      let u = 1 - t
      return u * (u * (u * a + t * b) + t * (u * b + t * c)) + t * (u * (u * b + t * c) + t * (u * c + t * d))
    }
    return Point(of(a.x, b.x, c.x, d.x), of(a.y, b.y, c.y, d.y))
  }
}

extension SeededGenerator {
  mutating func point() -> Point {
    Point(Double.random(in: -10...10, using: &self), Double.random(in: -10...10, using: &self))
  }

  /// One to three contours of lines, curves or both; they may cross themselves and one another.
  mutating func path() -> Path {
    var path = Path()
    let kind = Int.random(in: 0...2, using: &self)
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      path.append(.move(point()))
      for _ in 0..<Int.random(in: 2...7, using: &self) {
        let isLine = kind == 0 || (kind == 1 && Bool.random(using: &self))
        path.append(isLine ? .line(point()) : .curve(point(), point(), point()))
      }
      path.append(.close)
    }
    return path
  }
}
