#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  @preconcurrency import Darwin
#endif
import StarRating

/// `compare` as a whole process on two PNG files, beside ImageMagick's `compare` and odiff where they are there.
enum CompareRows {
  static func measure(_ effort: Effort, program: String?) throws -> [ResultRow] {
    guard let ours = program ?? ProcessRows.found(".build/release/star-rating") else {
      fputs("Benchmarks: no star-rating was found: build it with make, or name it with --program\n", stderr)
      return []
    }
    let folder = try ProcessRows.temporaryFolder()
    defer { _ = try? ChildProcess("/bin/rm", ["-r", folder]).run() }
    var rows: [ResultRow] = []
    for side in [400.0, 4_000] {
      let (first, second) = ("\(folder)/first-\(side).png", "\(folder)/second-\(side).png")
      try picture(3.5, side: side).write(to: first)
      try picture(3.6, side: side).write(to: second)
      for (kind, pair) in [("the same picture", [first, first]), ("two ratings", [first, second])] {
        rows += try race(
          "compare, \(Int(side)) x \(Int(side)), \(kind)", ours: ours, pair, starts: effort.comparisons(side))
      }
    }
    return rows
  }

  /// A row of stars across a white square.
  private static func picture(_ rating: Double, side: Double) throws -> RatingImage {
    let style = try RatingStyle {
      $0.size = side / 5
      $0.gap = 0
      $0.height = side
      $0.background = .color(RatingStyle.Color(red: 255, green: 255, blue: 255))
      $0.step = .exact
    }
    return try RatingImage(rating, style: style)
  }

  private static func race(_ name: String, ours: String, _ pair: [String], starts: Int) throws -> [ResultRow]
  {
    var names: [String] = []
    var children = [child([ours, "compare"] + pair)]
    if let path = ChildProcess.find("compare") {
      names.append("ImageMagick")
      children.append(child([path, "-metric", "AE"] + pair + ["null:"]))
    }
    if let path = ChildProcess.find("odiff") {
      names.append("odiff")
      children.append(child([path] + pair))
    }
    let times = try ProcessRows.medians(children, starts: starts)
    guard !names.isEmpty else {
      return [row(name, ours: times[0], baseline: nil)]
    }
    return zip(names, times.dropFirst()).map { row("\(name), against \($0)", ours: times[0], baseline: $1) }
  }

  private static func row(_ name: String, ours: Double, baseline: Double?) -> ResultRow {
    ResultRow(
      name: name, unit: .microseconds, ours: ours, baseline: baseline, ratio: baseline.map { ours / $0 },
      bytes: nil, baselineBytes: nil, cache: .none, goals: [])
  }

  /// A program whose words are dropped. "Different" is an answer and no failure: 1, odiff's 21 and 22.
  private static func child(_ words: [String]) -> ChildProcess {
    ChildProcess(
      "/bin/sh", ["-c", "\"$@\" >/dev/null 2>&1; case $? in 0|1|21|22) ;; *) exit 1 ;; esac", "sh"] + words)
  }
}
