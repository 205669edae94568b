import StarRating

/// Badges as SVG, from the number to the document's bytes, beside what makers of badges in Python take for one.
enum BadgeRows {
  /// A maker of badges with text glyphs in Python.
  private struct Maker {
    let name: String
    /// One badge of `number`.
    let statement: String
    /// Microseconds a badge as measured once, where the maker is not installed.
    let recorded: Double
  }

  private static let makers = [
    Maker(
      name: "anybadge",
      statement: "anybadge.Badge('rating', number, num_padding_chars=1).badge_svg_text", recorded: 154),
    Maker(
      name: "pybadges",
      statement: "pybadges.badge(left_text='rating', right_text=number, right_color='green')", recorded: 376),
  ]

  static func measure(_ effort: Effort) throws -> [ResultRow] {
    let style = try BadgeStyle { $0.label = "rating" }
    let outcomes = try Race.run(
      [
        Race.Contender { number in
          try Badge(Rating(StyleRows.ratings[number]), style: style).bytes(as: .svg).count
        },
        Race.Contender { number in
          try Badge(Rating(StyleRows.ratings[number]), style: style).png().count
        },
      ], pictures: Array(StyleRows.ratings.indices), rounds: 3 * effort.rounds)
    var rows: [ResultRow] = []
    for maker in makers {
      let measured = try microseconds(maker, starts: effort.rounds)
      let theirs = measured ?? maker.recorded
      rows.append(
        ResultRow(
          name: "badge, SVG, against \(maker.name)" + (measured == nil ? " (as recorded)" : ""),
          unit: .microseconds, ours: outcomes[0].microseconds, baseline: theirs,
          ratio: theirs / outcomes[0].microseconds, bytes: outcomes[0].bytes, baselineBytes: nil,
          cache: .none,
          goals: [.speed(1)]))
    }
    return rows + [ResultRow("badge, PNG", outcomes[1], over: nil, cache: .hits, goals: [])]
  }

  /// Microseconds a badge, the start of Python and the loading of the maker taken off; nil where it is not there.
  private static func microseconds(_ maker: Maker, starts: Int) throws -> Double? {
    guard let python = ChildProcess.find("python3") else { return nil }
    func child(_ count: Int) -> ChildProcess {
      ChildProcess(
        python,
        [
          "-c",
          "import sys\ntry:\n import \(maker.name)\nexcept ImportError: sys.exit(1)\n"
            + "for i in range(\(count)):\n number = '%.2f' % (i % 501 / 100)\n \(maker.statement)",
        ])
    }
    let children = [child(2_004), child(1)]
    do { _ = try children[1].run() } catch BenchmarkError.child { return nil }
    let times = try ProcessRows.medians(children, starts: starts)
    return (times[0] - times[1]) / 2_003
  }
}
