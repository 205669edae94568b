import RatingNumbers

/// Measures a filled path along lines across an axis of its box; all places are shares of the box.
///
/// A curve is gone through as chords, one after the other, so that none of them is kept.
struct InkScan {
  private let contours: [[Path.Segment]]
  private let bounds: Rect
  private let axis: Axis
  private let tolerance: Double

  init(_ path: Path, _ bounds: Rect, _ axis: Axis) {
    contours = path.contours
    self.bounds = bounds
    self.axis = axis
    tolerance = max(bounds.width, bounds.height) * 1e-5
  }

  /// A coordinate along the axis as a share of the box.
  func share(_ value: Double) -> Double { (value - axis.start(of: bounds)) / axis.length(of: bounds) }

  /// How often the outline crosses each line.
  ///
  /// - Parameter lines: from 0 to 1, rising.
  func crossings(at lines: [Double]) -> [Int] {
    var counts = [Int](repeating: 0, count: lines.count + 1)
    // Each edge adds one from its first line on and takes it off behind its last.
    edges(lines) { _, _, first, last in
      counts[min(first, last)] += 1
      counts[max(first, last)] -= 1
    }
    counts.removeLast()
    var count = 0
    return counts.map { change in
      count += change
      return count
    }
  }

  /// The share of each line that lies inside by the non-zero rule.
  ///
  /// - Parameter crossings: those of the same lines.
  func lengths(at lines: [Double], _ crossings: [Int]) -> [Double] {
    var ends: [Int] = []
    ends.reserveCapacity(lines.count)
    var total = 0
    for count in crossings {
      // Where the line's crossings start; each that is added moves it on, to where they end.
      ends.append(total)
      total += count
    }
    // A crossing's place in 31 bits above one that tells the way, so that numbers alone are sorted.
    var keys = [UInt32](repeating: 0, count: total)
    edges(lines) { start, end, first, last in
      for line in min(first, last)..<max(first, last) {
        let place =
          start.across + (end.across - start.across) * (lines[line] - start.along)
          / (end.along - start.along)
        keys[ends[line]] =
          UInt32(Int(saturating: min(max(place, 0), 1) * InkScan.steps)) << 1 | (first < last ? 1 : 0)
        ends[line] += 1
      }
    }
    var start = 0
    return ends.map { end in
      keys[start..<end].sort()
      var winding = 0
      var entered: UInt32 = 0
      var inside = 0
      for key in keys[start..<end] {
        if winding == 0 { entered = key >> 1 }
        winding += key & 1 == 1 ? 1 : -1
        if winding == 0 { inside += Int(key >> 1 - entered) }
      }
      start = end
      return Double(inside) / InkScan.steps
    }
  }

  private static let steps = 2_147_483_647.0

  /// A place in the box, along the axis and across it.
  private struct Place {
    let along: Double
    let across: Double
  }

  private func place(_ point: Point) -> Place {
    let (x, y) = ((point.x - bounds.x) / bounds.width, (point.y - bounds.y) / bounds.height)
    return axis == .horizontal ? Place(along: x, across: y) : Place(along: y, across: x)
  }

  /// Every straight edge or chord that crosses a line: its ends, and the first line not before each of them.
  private func edges(_ lines: [Double], _ body: (_ start: Place, _ end: Place, Int, Int) -> Void) {
    for contour in contours {
      guard let first = contour.first else { continue }
      var start = place(first.start)
      var line = InkScan.first(in: lines, notBefore: start.along, near: 0)
      func goTo(_ point: Point) {
        let end = place(point)
        let next = InkScan.first(in: lines, notBefore: end.along, near: line)
        if next != line { body(start, end, line, next) }
        (start, line) = (end, next)
      }
      for segment in contour {
        switch segment {
        case .line(_, let end): goTo(end)
        case .curve(let curve):
          let parts = curve.parts(within: tolerance)
          for part in 1..<parts { goTo(curve.point(at: Double(part) / Double(parts))) }
          goTo(curve.end)
        }
      }
    }
  }

  /// The index of the first line at or behind `value`, which is mostly `guess` or next to it.
  private static func first(in lines: [Double], notBefore value: Double, near guess: Int) -> Int {
    if guess == lines.count || lines[guess] >= value, guess == 0 || lines[guess - 1] < value { return guess }
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
