/// What a row is measured by.
enum Goal {
  /// At least this many times as fast as the baseline.
  case speed(Double)
  /// At most this share of the baseline's time.
  case share(Double)
  /// At most this many bytes a picture.
  case bytes(Double)
  /// Fewer bytes than the baseline.
  case fewerBytes
  /// At most this many microseconds a picture.
  case microseconds(Double)

  var words: String {
    switch self {
    case .speed(let value): "\(Report.number(value)) x"
    case .share(let value): "\(Report.number(value)) of it"
    case .bytes(let value): "\(Report.number(value)) B"
    case .fewerBytes: "fewer B"
    case .microseconds(let value): "\(Report.number(value)) us"
    }
  }

  /// By how much a row misses it, as a share of the goal; 0 or less where it is met.
  func shortfall(of row: ResultRow) -> Double {
    switch self {
    case .speed(let value): 1 - (row.ratio ?? 0) / value
    case .share(let value): (row.ratio ?? .infinity) / value - 1
    case .bytes(let value): (row.bytes ?? .infinity) / value - 1
    case .fewerBytes: (row.bytes ?? .infinity) / (row.baselineBytes ?? 0) - 1
    case .microseconds(let value): row.ours / value - 1
    }
  }

  func verdict(of row: ResultRow) -> String {
    let shortfall = shortfall(of: row)
    return shortfall <= 0 ? "met" : "missed by \(Report.number((shortfall * 1_000).rounded(.up) / 10)) %"
  }
}
