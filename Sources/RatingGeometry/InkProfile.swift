/// How a filled path's ink is spread along an axis: what share of it lies before a line across the axis.
///
/// Computed by the non-zero rule in slices of the path's own box, for any outline, holes and overlaps too. Slices end
/// at the path's corners, where the ink may jump. Each is measured at three places (Simpson), which is exact between
/// straight lines; the shares are right to 0.01 %.
package struct InkProfile: Hashable, Sendable {
  /// Where slices begin and end, as shares of the box, from 0 to 1 and rising.
  private let places: [Double]
  /// The share of the ink before each place, the last one 1.
  private let shares: [Double]

  private static let slices = 1_024
  /// Beyond it corners are not slices' ends: the work grows with both.
  private static let cornerLimit = 2_048

  /// - Parameter bounds: the path's own box.
  package init(_ path: Path, bounds: Rect, along axis: Axis) {
    let (start, length) = (axis.start(of: bounds), axis.length(of: bounds))
    let places = InkProfile.places(path.corners(along: axis).map { ($0 - start) / length })
    let polygons = path.flattened(tolerance: max(bounds.width, bounds.height) * 1e-5)
    // A hair inside each slice, so that an edge along its border belongs to one side.
    var lengths = InkProfile.lengths(
      of: polygons, axis,
      at: zip(places, places.dropFirst()).flatMap { from, to in
        [1e-7, 0.5, 1 - 1e-7].map { start + (from + (to - from) * $0) * length }
      })[...]
    var sums = [0.0]
    sums.reserveCapacity(places.count)
    for (from, to) in zip(places, places.dropFirst()) {
      guard let first = lengths.popFirst(), let middle = lengths.popFirst(), let last = lengths.popFirst()
      else { break }
      sums.append(sums[sums.count - 1] + (first + 4 * middle + last) * (to - from) / 6)
    }
    let total = sums[sums.count - 1]
    self.places = places
    shares = total > 0 ? sums.map { $0 / total } : places
  }

  /// The share of the box, from its start, that holds `ink`, 0…1, of the path's ink.
  package func width(holding ink: Double) -> Double {
    if ink <= 0 { return 0 }
    if ink >= 1 { return 1 }
    return InkProfile.value(at: ink, from: shares, to: places)
  }

  /// The share of the ink that lies before `width`, 0…1, of the box: the inverse of `width(holding:)`.
  package func ink(before width: Double) -> Double {
    InkProfile.value(at: min(max(width, 0), 1), from: places, to: shares)
  }

  /// The value that belongs to `key`, straight between two entries; `keys` never fall and hold it.
  private static func value(at key: Double, from keys: [Double], to values: [Double]) -> Double {
    var (low, high) = (0, keys.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if keys[middle] <= key { low = middle } else { high = middle }
    }
    let part = keys[high] > keys[low] ? (key - keys[low]) / (keys[high] - keys[low]) : 0
    return values[low] + (values[high] - values[low]) * part
  }

  /// Even places from 0 to 1 and the corners among them.
  private static func places(_ corners: [Double]) -> [Double] {
    let even = (0...slices).map { Double($0) / Double(slices) }
    guard corners.count <= cornerLimit else { return even }
    var places: [Double] = []
    places.reserveCapacity(even.count + corners.count)
    for place in (even + corners.filter { $0 > 1e-9 && $0 < 1 - 1e-9 }).sorted()
    where place - (places.last ?? -1) > 1e-9 {
      places.append(place)
    }
    return places
  }

  /// The length of each line across the axis that lies inside the polygons.
  private static func lengths(of polygons: [[Point]], _ axis: Axis, at places: [Double]) -> [Double] {
    var crossings = [[(value: Double, winding: Int)]](repeating: [], count: places.count)
    for polygon in polygons {
      for (index, start) in polygon.enumerated() {
        let end = polygon[(index + 1) % polygon.count]
        let (from, to) = (axis.of(start), axis.of(end))
        guard from != to else { continue }
        let (low, high) = (min(from, to), max(from, to))
        var place = firstIndex(in: places, notBelow: low)
        while place < places.count, places[place] < high {
          let point = Point.between(start, end, (places[place] - from) / (to - from))
          crossings[place].append((axis == .horizontal ? point.y : point.x, from < to ? 1 : -1))
          place += 1
        }
      }
    }
    return crossings.map { line in
      var winding = 0
      var length = 0.0
      var entered = 0.0
      for crossing in line.sorted(by: { $0.value < $1.value }) {
        if winding == 0 { entered = crossing.value }
        winding += crossing.winding
        if winding == 0 { length += crossing.value - entered }
      }
      return length
    }
  }

  private static func firstIndex(in places: [Double], notBelow value: Double) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Path {
  /// Where along an axis segments meet or curves turn.
  fileprivate func corners(along axis: Axis) -> [Double] {
    contours.joined().flatMap { segment -> [Double] in
      switch segment {
      case .line(let start, _): [axis.of(start)]
      case .curve(let curve):
        [axis.of(curve.start)] + curve.turns(along: axis).map { axis.of(curve.point(at: $0)) }
      }
    }
  }
}
