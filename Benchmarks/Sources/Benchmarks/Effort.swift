/// How often things are measured.
struct Effort {
  let isQuick: Bool

  /// Passes over all pictures of a race; the medians of them are shown.
  var rounds: Int { isQuick ? 3 : 9 }
  /// The step through the ratings for `smallest`, which takes milliseconds; prime, so that whole ratings are as
  /// rare as they are among all.
  var sampleStride: Int { isQuick ? 19 : 7 }
  /// Starts of each program.
  var starts: Int { isQuick ? 100 : 400 }
  /// Rows of the batches, and how often each is run.
  var tarRows: Int { isQuick ? 200_000 : 1_000_000 }
  var fileRows: Int { isQuick ? 5_000 : 20_000 }
  var batchRounds: Int { isQuick ? 3 : 7 }
  /// Comparisons of two pictures of this side, which take from milliseconds to a second.
  func comparisons(_ side: Double) -> Int { side > 1_000 ? (isQuick ? 3 : 9) : (isQuick ? 20 : 100) }
}
