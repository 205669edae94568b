#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Time that runs evenly, in microseconds.
enum Clock {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}

extension [Double] {
  /// The middle value, the mean of the middle two where there are two; the array is not empty.
  var median: Double {
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
