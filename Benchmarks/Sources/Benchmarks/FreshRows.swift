import PlainCairo
import StarRating

/// Every picture of another shape, size and colour: a style and its tile are made for each.
enum FreshRows {
  static func measure(_ effort: Effort) throws -> [ResultRow] {
    [
      try race(effort, name: "every picture another, whole sizes", first: 0, offGrid: 0, goals: [.speed(8)]),
      try race(effort, name: "every picture another, sizes off the grid", first: 1_000_000, offGrid: 0.37),
    ]
  }

  private static func race(
    _ effort: Effort, name: String, first: Int, offGrid: Double, goals: [Goal] = []
  ) throws -> ResultRow {
    let plain = PlainPicture()
    let output = StyleRows.output(.standard)
    let count = StyleRows.ratings.count
    let outcomes = try Race.run(
      [
        Race.Contender { try plain.png(row($0, offGrid)) },
        Race.Contender { number in
          let row = row(number, offGrid)
          let style = try RatingStyle {
            $0.size = row.size
            $0.gap = 0
            $0.step = .exact
            $0.points = Int(row.points)
            $0.innerRadius = row.inner_radius
            $0.fill = .color(color(row.full))
            $0.empty = .color(color(row.empty))
          }
          return try RatingImage(row.rating, style: style).png(output: output).count
        },
      ], pictures: Array(0..<count), rounds: effort.rounds
    ) { round, picture in first + (round + 1) * count + picture }
    return ResultRow(name, outcomes[1], over: outcomes[0], cache: .none, goals: goals)
  }

  /// The picture of this number; no two numbers below two million have one shape or one colour.
  private static func row(_ number: Int, _ offGrid: Double) -> plain_row {
    var row = plain_row(size: Double(24 + number % 25) + offGrid, rating: Double(number % 501) / 100)
    row.points = Int32(5 + number % 4)
    let share = (Double(number) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
    row.inner_radius = 0.3 + 0.3 * share
    // Odd factors permute the 24 bits of a colour.
    row.full = UInt32(truncatingIfNeeded: number &* 0x9E_3779B1) & 0xFFFFFF
    row.empty = UInt32(truncatingIfNeeded: number &* 0x85_EBCA6B &+ 0x5A5A5A) & 0xFFFFFF
    return row
  }

  private static func color(_ value: UInt32) -> RatingStyle.Color {
    RatingStyle.Color(
      red: UInt8(value >> 16), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }
}
