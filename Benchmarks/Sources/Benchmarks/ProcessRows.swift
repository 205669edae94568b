#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  @preconcurrency import Darwin
#endif
import StarRating

/// `render 3.5` as a whole process, 180 x 36, into a file, the start of an empty program taken off both sides.
enum ProcessRows {
  private struct Entry {
    let name: String
    let child: ChildProcess
    /// Whether it starts as a Swift program does.
    var isOurs = false
    var share = 0.0
    var file = ""
  }

  static func measure(_ effort: Effort, program: String?) throws -> [ResultRow] {
    let folder = try temporaryFolder()
    defer { _ = try? ChildProcess("/bin/rm", ["-r", folder]).run() }
    let drawing = folder + "/row.svg"
    try RatingImage(3.5, style: StyleRows.style(size: 36)).write(to: drawing)
    func file(_ name: String) -> String { "\(folder)/\(name).png" }
    func ours(_ name: String, _ path: String, share: Double) -> Entry {
      let words = ["render", "3.5", "--size", "36", "--gap", "0", "-o", file(name)]
      return Entry(
        name: name, child: ChildProcess(path, words), isOurs: true, share: share, file: file(name))
    }
    let programs = try Programs(in: folder, drawingTo: file("plain"))
    var entries: [Entry] = []
    if let path = program ?? found(".build/release/star-rating") {
      entries.append(ours("make", try programs.copy(of: path, as: "star-rating"), share: 0.5))
    } else {
      fputs("Benchmarks: no star-rating was found: build it with make, or name it with --program\n", stderr)
    }
    if program == nil, let path = found("dist/star-rating") {
      entries.append(ours("make release", try programs.copy(of: path, as: "star-rating-release"), share: 0.4))
    }
    guard !entries.isEmpty else { return [] }
    let oursCount = entries.count
    entries.append(Entry(name: "plain C", child: programs.plain, file: file("plain")))
    if let path = ChildProcess.find("rsvg-convert") {
      let child = ChildProcess(path, [drawing, "-o", file("rsvg")])
      entries.append(Entry(name: "rsvg-convert", child: child, file: file("rsvg")))
    }
    if let path = ChildProcess.find("resvg") {
      let child = ChildProcess(path, [drawing, file("resvg")])
      entries.append(Entry(name: "resvg", child: child, file: file("resvg")))
    }
    let empty = try (0..<oursCount).map { try programs.empty(linkedAs: entries[$0].child.program, "\($0)") }
    let all = entries.map(\.child) + empty + [programs.emptyPlain]
    let times = try medians(all, starts: effort.starts)
    let plainStart = times[all.count - 1]
    let counts = entries.map { bytes(of: $0.file) }
    var rows: [ResultRow] = []
    for index in 0..<oursCount {
      for other in oursCount..<entries.count {
        let mine = times[index] - times[entries.count + index]
        let theirs = times[other] - plainStart
        let goals: [Goal] =
          switch entries[other].name {
          case "rsvg-convert": [.share(entries[index].share)]
          case "resvg": [.share(1)]
          default: []
          }
        rows.append(
          ResultRow(
            name: "process, as \(entries[index].name) builds it, against \(entries[other].name)",
            unit: .microseconds, ours: mine, baseline: theirs, ratio: mine / theirs, bytes: counts[index],
            baselineBytes: counts[other], cache: .none, goals: goals))
      }
    }
    for index in 0..<oursCount {
      let start = times[entries.count + index]
      rows.append(
        ResultRow(
          name: "empty program as \(entries[index].name) links, against C (taken off above)",
          unit: .microseconds, ours: start, baseline: plainStart, ratio: start / plainStart, cache: .none,
          goals: []))
    }
    return rows
  }

  /// The median time of each, one start of every program in turn.
  static func medians(_ children: [ChildProcess], starts: Int) throws -> [Double] {
    var times = children.map { _ in [Double]() }
    for round in -3..<starts {
      for place in children.indices {
        let index = (place + max(round, 0)) % children.count
        let time = try children[index].run()
        if round >= 0 { times[index].append(time) }
      }
    }
    return times.map(\.median)
  }

  /// A file of the repository, seen from its root or from here.
  static func found(_ path: String) -> String? {
    [path, "../" + path].first(where: ChildProcess.isProgram)
  }

  static func temporaryFolder() throws(BenchmarkError) -> String {
    var name = Array((getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp").utf8CString.dropLast())
    name += "/star-rating-benchmarks-XXXXXX".utf8CString
    guard mkdtemp(&name) != nil else { throw .system(call: "mkdtemp", code: errno) }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func bytes(of path: String) -> Double {
    var status = stat()
    return stat(path, &status) == 0 ? Double(status.st_size) : 0
  }
}
