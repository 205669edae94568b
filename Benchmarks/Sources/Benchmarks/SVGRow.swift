import StarRating

/// Five stars as SVG, from the number to the document's bytes.
enum SVGRow {
  static func measure(_ effort: Effort) throws -> [ResultRow] {
    let style = try StyleRows.style(size: 36)
    let outcome = try Race.run(
      [
        Race.Contender { number in
          try RatingImage(StyleRows.ratings[number], style: style).bytes(as: .svg).count
        }
      ], pictures: Array(StyleRows.ratings.indices), rounds: 3 * effort.rounds)[0]
    return [
      ResultRow(
        "SVG of five stars", outcome, over: nil, cache: .none, goals: [.bytes(700), .microseconds(2)])
    ]
  }
}
