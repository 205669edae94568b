import PlainCairo
import StarRating

/// Distinct ratings of one style: the tile is rasterised once, everything else is done for every picture.
enum StyleRows {
  /// 0.00, 0.01 … 5.00.
  static let ratings = (0...500).map { Double($0) / 100 }

  static func style(size: Double) throws -> RatingStyle {
    try RatingStyle {
      $0.size = size
      $0.gap = 0
      $0.step = .exact
    }
  }

  static func output(_ compression: RatingStyle.Compression, levels: Int = 64) -> OutputProperties {
    var output = OutputProperties()
    output.compression = compression
    output.coverageLevels = levels
    return output
  }

  private struct Entry {
    var name: String
    var output: OutputProperties
    var goals: [Goal]
  }

  static func measure(_ effort: Effort) throws -> [ResultRow] {
    var rows: [ResultRow] = []
    for (size, fast, standard) in [(36, 16.0, 11.0), (72, 12, 10), (108, 12, 10)] {
      var entries = [
        Entry(name: "one style, \(size), fast", output: output(.fast), goals: [.speed(fast)]),
        Entry(name: "one style, \(size), default", output: output(.standard), goals: [.speed(standard)]),
      ]
      if size == 36 {
        entries[1].goals.append(.bytes(1_110))
        entries += [
          Entry(
            name: "one style, 36, default, 16 levels", output: output(.standard, levels: 16),
            goals: [.bytes(730)]),
          Entry(
            name: "one style, 36, default, 256 levels", output: output(.standard, levels: 256),
            goals: [.speed(5), .fewerBytes]),
        ]
      }
      rows += try race(entries, size: Double(size), pictures: Array(ratings.indices), rounds: effort.rounds)
    }
    let sample = Array(stride(from: 0, to: ratings.count, by: effort.sampleStride))
    let smallest = Entry(
      name: "one style, 36, smallest (\(sample.count) ratings)", output: output(.smallest),
      goals: [.bytes(1_000)])
    return rows + (try race([smallest], size: 36, pictures: sample, rounds: effort.rounds / 3))
  }

  private static func race(
    _ entries: [Entry], size: Double, pictures: [Int], rounds: Int
  ) throws -> [ResultRow] {
    let style = try style(size: size)
    let plain = PlainPicture()
    var contenders = [Race.Contender { try plain.png(plain_row(size: size, rating: ratings[$0])) }]
    for entry in entries {
      contenders.append(
        Race.Contender { number in
          try RatingImage(ratings[number], style: style).png(output: entry.output).count
        })
    }
    let outcomes = try Race.run(contenders, pictures: pictures, rounds: rounds)
    return zip(entries, outcomes.dropFirst()).map { entry, outcome in
      ResultRow(entry.name, outcome, over: outcomes[0], cache: .hits, goals: entry.goals)
    }
  }
}
