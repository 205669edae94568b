/// How a filled path's ink is spread along an axis: what share of it lies before a line across the axis.
///
/// Computed by the non-zero rule in slices of the path's own box, for any outline, holes and overlaps too. A slice
/// is measured at three places (Simpson), which is exact between corners; the shares are right to 0.01 %.
package struct InkProfile: Hashable, Sendable {
  /// The share of the ink before each slice's start, the last one 1.
  private let shares: [Double]

  private static let slices = 1_024

  /// - Parameter bounds: the path's own box.
  package init(_ path: Path, bounds: Rect, along axis: Axis) {
    let count = InkProfile.slices
    let start = axis.start(of: bounds)
    let step = axis.length(of: bounds) / Double(count)
    let polygons = path.flattened(tolerance: max(bounds.width, bounds.height) * 1e-5)
    // A hair inside each slice, so that an edge along its border belongs to one side.
    var lengths = InkProfile.lengths(
      of: polygons, axis,
      at: (0..<count).flatMap { slice in
        [1e-7, 0.5, 1 - 1e-7].map { start + (Double(slice) + $0) * step }
      })[...]
    var sums = [0.0]
    sums.reserveCapacity(count + 1)
    while let first = lengths.popFirst(), let middle = lengths.popFirst(), let last = lengths.popFirst() {
      sums.append(sums[sums.count - 1] + (first + 4 * middle + last) / 6)
    }
    let total = sums[count]
    shares = total > 0 ? sums.map { $0 / total } : (0...count).map { Double($0) / Double(count) }
  }

  /// The share of the box, from its start, that holds `ink`, 0…1, of the path's ink.
  package func width(holding ink: Double) -> Double {
    if ink <= 0 { return 0 }
    if ink >= 1 { return 1 }
    var (low, high) = (0, shares.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if shares[middle] <= ink { low = middle } else { high = middle }
    }
    let part = shares[high] > shares[low] ? (ink - shares[low]) / (shares[high] - shares[low]) : 0
    return (Double(low) + part) / Double(shares.count - 1)
  }

  /// The share of the ink that lies before `width`, 0…1, of the box: the inverse of `width(holding:)`.
  package func ink(before width: Double) -> Double {
    let place = min(max(width, 0), 1) * Double(shares.count - 1)
    let slice = min(Int(place), shares.count - 2)
    return shares[slice] + (shares[slice + 1] - shares[slice]) * (place - Double(slice))
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
