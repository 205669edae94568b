/// What happens to goldens that are missing or different.
enum GoldenMode: Equatable {
  /// They fail.
  case check
  /// They are written, and the run fails all the same.
  case record
  /// Recording was asked for where nobody would look at the pictures.
  case refused

  init(environment: [String: String]) {
    guard environment["RECORD"] == "1" else {
      self = .check
      return
    }
    self = environment["CI", default: ""].isEmpty ? .record : .refused
  }
}
