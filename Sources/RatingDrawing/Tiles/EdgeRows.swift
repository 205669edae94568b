import RatingGeometry
import RatingScene

/// How many rows of pixels the edges of outlines cross, all in all: what cairo's time and memory grow with.
struct EdgeRows {
  private(set) var count = 0.0
  private let height: Double

  /// - Parameter height: the picture's, in pixels: no edge has more rows.
  init(height: Int) {
    self.height = Double(height)
  }

  /// Throws where the outlines of a scene cross more rows than a picture of its size may have: two million, and one
  /// for each sixteen pixels.
  ///
  /// - Parameter tiles: the different ones among the symbols'.
  static func check(
    _ scene: Scene, _ tiles: [TilePlace], scale: Double, width: Int, height: Int
  ) throws(DrawingError) {
    let fills = EdgeRows.fills(in: scene.items)
    let elements = tiles.reduce(0) { $0 + $1.shape.path.count } + fills.reduce(0) { $0 + $1.count }
    let limit = 2_000_000 + width * height / 16
    // What cannot reach the limit, which is nearly every row, is not looked at.
    guard elements * (height + 1_000) > limit / 4 else { return }
    var rows = EdgeRows(height: height)
    for tile in tiles {
      rows.fill(tile.shape.path, scale: tile.side)
      if tile.strokeWidth > 0 { rows.stroke(tile.shape.path, scale: tile.side, width: 2 * tile.strokeWidth) }
    }
    for path in fills { rows.fill(path, scale: scale) }
    guard rows.count <= Double(limit) else { throw .tooDetailed(rows: rows.count, limit: limit) }
  }

  private static func fills(in items: [Scene.Item]) -> [Path] {
    items.flatMap { item -> [Path] in
      switch item {
      case .fill(let fill): [fill.path]
      case .symbol, .image: []
      case .group(_, let items): fills(in: items)
      }
    }
  }

  /// Adds those of a filled path's edges.
  mutating func fill(_ path: Path, scale: Double) {
    for segment in path.contours.joined() {
      let (rows, pieces) = edges(of: segment, scale)
      count += rows + pieces
    }
  }

  /// Adds those of a stroke's edges: on both sides of each piece, across the line where two meet, and along mitres. Each
  /// counts twice: cairo takes about twice as long for them.
  ///
  /// - Parameter width: of the line, in pixels.
  mutating func stroke(_ path: Path, scale: Double, width: Double) {
    let across = min(width, height)
    for contour in path.contours {
      for (index, segment) in contour.enumerated() {
        let (rows, pieces) = edges(of: segment, scale)
        let next = contour[(index + 1) % contour.count]
        let mitre = min(width * segment.mitreRatio(to: next), height)
        count += 2 * (2 * rows + pieces * (2 + across) + 2 * mitre)
      }
    }
  }

  /// The rows that a segment goes through, up and down again, and the straight pieces that cairo makes of it.
  private func edges(of segment: Path.Segment, _ scale: Double) -> (rows: Double, pieces: Double) {
    switch segment {
    case .line(let start, let end):
      return (min(abs(end.y - start.y) * scale, height), 1)
    case .curve(let curve):
      let way =
        abs(curve.first.y - curve.start.y) + abs(curve.second.y - curve.first.y)
        + abs(curve.end.y - curve.second.y)
      return (
        min(way * scale, 3 * height), Double(curve.parts(within: CoverageMask.tolerance / scale))
      )
    }
  }
}

extension Path.Segment {
  /// How long the mitre between this segment and the next is, beside the line's width; 0 where cairo cuts it off.
  fileprivate func mitreRatio(to next: Path.Segment) -> Double {
    let (first, second) = (endDirection, next.startDirection)
    // cos²(turn / 2) = (1 + cos turn) / 2
    let half = ((1 + first.x * second.x + first.y * second.y) / 2).squareRoot()
    return half * Path.mitreLimit > 1 ? 1 / half : 0
  }
}
