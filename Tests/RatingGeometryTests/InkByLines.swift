import RatingGeometry

/// The ink of a filled path by lines that run along the axis, where `InkProfile` measures across it: the second
/// opinion on the share before a place.
struct InkByLines {
  /// Where each line enters and leaves the path.
  private var spans: [(start: Double, end: Double)] = []

  init(_ path: Path, along axis: Axis, lines: Int = 5_000) {
    let outline = Outline(path, pieces: 150)
    func along(_ point: Point) -> Double { axis == .horizontal ? point.x : point.y }
    func across(_ point: Point) -> Double { axis == .horizontal ? point.y : point.x }
    let values = outline.rings.joined().map(across)
    guard let low = values.min(), let high = values.max(), high > low else { return }
    let step = (high - low) / Double(lines)
    var crossings = [[(place: Double, turn: Int)]](repeating: [], count: lines)
    for (start, end) in outline.edges where across(start) != across(end) {
      let (lower, upper) = across(start) < across(end) ? (start, end) : (end, start)
      let first = max(Int(((across(lower) - low) / step - 0.5).rounded(.up)), 0)
      var line = first
      while line < lines, low + (Double(line) + 0.5) * step < across(upper) {
        let share = (low + (Double(line) + 0.5) * step - across(lower)) / (across(upper) - across(lower))
        let place = along(lower) + share * (along(upper) - along(lower))
        crossings[line].append((place, across(start) < across(end) ? 1 : -1))
        line += 1
      }
    }
    for line in crossings {
      var winding = 0
      var entered = 0.0
      for crossing in line.sorted(by: { $0.place < $1.place }) {
        if winding == 0 { entered = crossing.place }
        winding += crossing.turn
        if winding == 0 { spans.append((entered, crossing.place)) }
      }
    }
  }

  /// The share of the ink that lies before `place` along the axis.
  func share(before place: Double) -> Double {
    var (before, all) = (0.0, 0.0)
    for span in spans {
      all += span.end - span.start
      before += max(min(span.end, place) - span.start, 0)
    }
    return before / all
  }
}
