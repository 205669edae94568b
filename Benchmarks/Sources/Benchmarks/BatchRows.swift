#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  @preconcurrency import Darwin
#endif

/// `batch` as a whole process, 51 distinct pictures of 180 x 36 among many rows, beside a loop in C.
enum BatchRows {
  private struct Entry {
    let name: String
    let child: ChildProcess
    var times: [Double] = []
  }

  static func measure(_ effort: Effort, program: String) throws -> [ResultRow] {
    let folder = try ProcessRows.temporaryFolder()
    defer { _ = try? ChildProcess("/bin/rm", ["-r", folder]).run() }
    try manifest(51, to: folder + "/pictures.csv") { "\($0).png,\(Double($0) / 10)" }
    _ = try ours(program, folder + "/pictures.csv", folder + "/pictures", jobs: 1).run()
    let loop = folder + "/loop"
    try Programs.compile(
      "Batch.c", to: loop, flags: "$(pkg-config --cflags --libs libarchive)")
    let pictures = folder + "/pictures"
    return try race("tar", effort.tarRows, in: folder, program, speed: 0.5, effort) { place, rows in
      ChildProcess(loop, ["tar", place, pictures, "\(rows)"])
    }
      + race("files", effort.fileRows, in: folder, program, speed: 0.9, effort) { place, rows in
        ChildProcess(loop, ["files", place, pictures, "\(rows)"])
      }
  }

  private static func race(
    _ kind: String, _ rows: Int, in folder: String, _ program: String, speed: Double, _ effort: Effort,
    loop: (_ place: String, _ rows: Int) -> ChildProcess
  ) throws -> [ResultRow] {
    let path = "\(folder)/\(kind).csv"
    let place = folder + (kind == "tar" ? "/out.tar" : "/out")
    try manifest(rows, to: path) { row in
      let (folder, name) = (padded(row / 1000, 4), padded(row, 7))
      return "p\(folder)/\(name).png,\(Double(row * 7 % 51) / 10)"
    }
    var entries = [Entry(name: "loop in C", child: loop(place, rows))]
    for jobs in [1, 2] {
      entries.append(Entry(name: "\(jobs) workers", child: ours(program, path, place, jobs: jobs)))
    }
    for round in -1..<effort.batchRounds {
      for turn in entries.indices {
        let index = (turn + max(round, 0)) % entries.count
        let time = try entries[index].child.run()
        if round >= 0 { entries[index].times.append(time / Double(rows)) }
        _ = try ChildProcess("/bin/rm", ["-r", place]).run()
      }
    }
    func row(_ index: Int, over other: Int, _ name: String, _ goals: [Goal]) -> ResultRow {
      ResultRow(
        name: name, unit: .microseconds, ours: entries[index].times.median,
        baseline: entries[other].times.median,
        ratio: zip(entries[index].times, entries[other].times).map { $1 / $0 }.median, cache: .hits,
        goals: goals)
    }
    let title = "batch of \(rows) into \(kind == "tar" ? "a tar" : "files")"
    return [
      row(1, over: 0, "\(title), 1 worker, against C", []),
      row(2, over: 0, "\(title), 2 workers, against C", [.speed(speed)]),
      row(2, over: 1, "\(title), 2 workers against 1", []),
    ]
  }

  private static func ours(_ program: String, _ manifest: String, _ place: String, jobs: Int) -> ChildProcess
  {
    ChildProcess(
      program,
      [
        "batch", manifest, "-o", place, "-j", "\(jobs)", "-q", "--step", "exact", "--size", "36", "--gap",
        "0",
      ])
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }

  private static func manifest(_ rows: Int, to path: String, _ line: (Int) -> String) throws(BenchmarkError) {
    guard let file = fopen(path, "w") else { throw .system(call: "opening \(path)", code: errno) }
    fputs("output,rating\n", file)
    for row in 0..<rows { fputs(line(row) + "\n", file) }
    guard fclose(file) == 0 else { throw .system(call: "writing \(path)", code: errno) }
  }
}
