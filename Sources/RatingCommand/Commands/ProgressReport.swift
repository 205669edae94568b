import RatingFiles
import RatingNumbers

/// How far a batch is: a bar on a terminal, a line now and then elsewhere.
final class ProgressReport {
  private let isQuiet: Bool
  private let isTerminal = StandardStreams.errorIsTerminal
  private let begin = MonotonicClock.seconds
  private var shown: Double
  private var isBarShown = false

  init(isQuiet: Bool) {
    self.isQuiet = isQuiet
    shown = begin
  }

  func show(_ done: Int, of total: Int?) {
    let now = MonotonicClock.seconds
    guard !isQuiet, now - shown >= (isTerminal ? 0.1 : 10) else { return }
    shown = now
    let words = ProgressReport.words(done, of: total, seconds: now - begin)
    if isTerminal {
      isBarShown = true
      let bar = total.map { ProgressReport.bar(done, of: $0) + " " } ?? ""
      StandardStreams.writeError("\r\u{1B}[K\(bar)\(words)")
    } else {
      StandardStreams.writeError("star-rating: \(words)\n")
    }
  }

  /// Takes the bar off the terminal's line.
  func clear() {
    if isBarShown { StandardStreams.writeError("\r\u{1B}[K") }
    isBarShown = false
  }

  static func bar(_ done: Int, of total: Int) -> String {
    let width = 24
    let full = total > 0 ? min(done * width / total, width) : width
    return "[" + String(repeating: "#", count: full) + String(repeating: ".", count: width - full) + "]"
  }

  /// `1200 of 5000 rows, 400 a second, 9 s left`.
  static func words(_ done: Int, of total: Int?, seconds: Double) -> String {
    let rate = seconds > 0 ? Double(done) / seconds : 0
    var words = "\(done)" + (total.map { " of \($0)" } ?? "") + " rows"
    words += ", \(NumberText.short(rate, places: 0)) a second"
    if let total, rate > 0 { words += ", \(NumberText.short(Double(total - done) / rate, places: 0)) s left" }
    return words
  }
}
