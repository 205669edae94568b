/// How a filled path's ink is spread along an axis: what share of it lies before a line across the axis.
///
/// Computed by the non-zero rule in slices of the path's own box, for any outline, holes and overlaps too. Slices end
/// at the path's corners, where the ink may jump. Each is measured at three places (Simpson), which is exact between
/// straight lines; the shares are right to 0.01 %. Of an outline that crosses a line across the axis several thousand
/// times, the slices are fewer: neither work nor memory grows without an end.
package struct InkProfile: Hashable, Sendable {
  /// Where slices begin and end, as shares of the box, from 0 to 1 and rising.
  private let places: [Double]
  /// The share of the ink before each place, the last one 1.
  private let shares: [Double]
  /// The ink's share of the box.
  package let coverage: Double

  private static let slices = 1_024
  private static let fewestSlices = 16
  /// Beyond it corners are not slices' ends: the work grows with both.
  private static let cornerLimit = 2_048
  /// Crossings of the outline with the lines that it is measured by: four bytes each.
  private static let crossingLimit = 16_000_000

  /// - Parameter bounds: the path's own box, which has an area.
  package init(_ path: Path, bounds: Rect, along axis: Axis) {
    let scan = InkScan(path, bounds, axis)
    var places = InkProfile.places(path.corners(along: axis).map(scan.share))
    var lines = InkProfile.lines(places)
    var crossings = scan.crossings(at: lines)
    let count = crossings.reduce(0, +)
    if count > InkProfile.crossingLimit {
      let slices = InkProfile.slices * InkProfile.crossingLimit / count
      places = InkProfile.even(max(slices, InkProfile.fewestSlices))
      lines = InkProfile.lines(places)
      crossings = scan.crossings(at: lines)
    }
    var lengths = scan.lengths(at: lines, crossings)[...]
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
    coverage = total
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
    let even = even(slices)
    guard corners.count <= cornerLimit else { return even }
    var places: [Double] = []
    places.reserveCapacity(even.count + corners.count)
    for place in (even + corners.filter { $0 > 1e-9 && $0 < 1 - 1e-9 }).sorted()
    where place - (places.last ?? -1) > 1e-9 {
      places.append(place)
    }
    return places
  }

  private static func even(_ slices: Int) -> [Double] {
    (0...slices).map { Double($0) / Double(slices) }
  }

  /// Three lines a slice: a hair inside its ends, so that an edge along a border belongs to one side, and its middle.
  private static func lines(_ places: [Double]) -> [Double] {
    zip(places, places.dropFirst()).flatMap { from, to in
      [1e-7, 0.5, 1 - 1e-7].map { from + (to - from) * $0 }
    }
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
