/// One line of the results.
struct ResultRow {
  enum Unit: String {
    case microseconds = "us"
    case times = "x"
  }

  /// Whether the pictures reuse a tile that an earlier picture left.
  enum Cache: String {
    case hits, none
  }

  var name: String
  var unit: Unit
  /// In `unit`, as is `baseline`.
  var ours: Double
  var baseline: Double?
  /// Times as fast as the baseline; for processes the share of its time.
  var ratio: Double?
  /// Mean bytes a picture.
  var bytes: Double?
  var baselineBytes: Double?
  var cache: Cache
  var goals: [Goal]
}

extension ResultRow {
  init(_ name: String, _ ours: Race.Outcome, over plain: Race.Outcome?, cache: Cache, goals: [Goal]) {
    self.init(
      name: name, unit: .microseconds, ours: ours.microseconds, baseline: plain?.microseconds,
      ratio: plain.map(ours.speed), bytes: ours.bytes, baselineBytes: plain?.bytes, cache: cache, goals: goals
    )
  }
}
