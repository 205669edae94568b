import RatingNumbers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One cubic Bézier segment.
package struct Cubic: Hashable, Sendable {
  package let start, first, second, end: Point

  package init(_ start: Point, _ first: Point, _ second: Point, _ end: Point) {
    self.start = start
    self.first = first
    self.second = second
    self.end = end
  }

  package func point(at t: Double) -> Point {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(
      a * start.x + b * first.x + c * second.x + d * end.x,
      a * start.y + b * first.y + c * second.y + d * end.y)
  }

  /// The two halves at `t`, by de Casteljau's construction.
  package func split(at t: Double) -> (Cubic, Cubic) {
    let a = Point.between(start, first, t)
    let b = Point.between(first, second, t)
    let c = Point.between(second, end, t)
    let ab = Point.between(a, b, t)
    let bc = Point.between(b, c, t)
    let middle = Point.between(ab, bc, t)
    return (Cubic(start, a, ab, middle), Cubic(middle, bc, c, end))
  }

  /// Where the curve turns back along `axis`, as parameters strictly between 0 and 1, ascending.
  package func turns(along axis: Axis) -> [Double] {
    let (p0, p1, p2, p3) = (axis.of(start), axis.of(first), axis.of(second), axis.of(end))
    // The derivative is a quadratic a t² + b t + c (over 3).
    var (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
    let largest = max(abs(a), abs(b), abs(c))
    // Squares of smaller ones would vanish.
    if largest > 0, largest < 1e-100 { (a, b, c) = (a / largest, b / largest, c / largest) }
    var roots: [Double] = []
    if abs(a) < 1e-12 * (abs(b) + abs(c)) || a == 0 {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
        roots = q == 0 ? [0] : [q / a, c / q]
      }
    }
    return roots.filter { $0 > 1e-9 && $0 < 1 - 1e-9 }.sorted()
  }

  /// The pieces between the turns along `axis`, in order.
  package func monotonePieces(along axis: Axis) -> [Cubic] {
    var pieces: [Cubic] = []
    var rest = self
    var from = 0.0
    for turn in turns(along: axis) where turn > from {
      let (piece, tail) = rest.split(at: (turn - from) / (1 - from))
      pieces.append(piece)
      rest = tail
      from = turn
    }
    pieces.append(rest)
    return pieces
  }

  /// The parameter at which a piece that is monotone along `axis` reaches `value`, which lies between its ends.
  package func parameter(at value: Double, along axis: Axis) -> Double {
    var (low, high) = (0.0, 1.0)
    let rises = axis.of(end) >= axis.of(start)
    // To the last digit, for of a curve that reaches far the part in sight may be tiny.
    for _ in 0..<200 {
      let middle = (low + high) / 2
      guard low < middle, middle < high else { break }
      if (axis.of(point(at: middle)) < value) == rises { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The curve the other way round.
  package var reversed: Cubic { Cubic(end, second, first, start) }

  /// The beginning of a piece that is monotone along `axis`, up to `value`, which lies between its ends.
  func beginning(upTo value: Double, along axis: Axis) -> Cubic {
    let part = split(at: parameter(at: value, along: axis)).0
    let end = axis == .horizontal ? Point(value, part.end.y) : Point(part.end.x, value)
    return Cubic(part.start, part.first, part.second, end)
  }

  /// How many equal parts have chords that are nowhere farther than `tolerance` from the curve, 1…1,000.
  package func parts(within tolerance: Double) -> Int {
    // The chords of n equal parts of a cubic are off by at most √3/18 · |second difference| / n².
    let bend = max((start - first * 2 + second).length, (first - second * 2 + end).length)
    return min(max(Int(saturating: (bend * 0.6 / tolerance).squareRoot().rounded(.up)), 1), 1_000)
  }
}
