import StarRating

/// A request in the two formats that goldens are kept in.
struct GoldenPicture {
  let png: [UInt8]
  let svg: String

  init(_ draft: RequestDraft) throws {
    let rating = try GoldenPicture.rating(draft.rating, draft.output)
    try self.init(RatingImage(rating, style: try RatingStyle(draft.style)), draft.output)
  }

  init(_ draft: BadgeDraft) throws {
    let rating = try GoldenPicture.rating(draft.rating, draft.output)
    try self.init(Badge(rating, style: try BadgeStyle(draft.properties)), draft.output)
  }

  private init(_ picture: some RatingPicture, _ output: OutputProperties) throws {
    png = try picture.png(scale: output.scales[0].doubleValue, output: output)
    svg = String(decoding: try picture.bytes(as: .svg, output: output), as: UTF8.self)
  }

  private static func rating(_ rating: Rating?, _ output: OutputProperties) throws -> Rating {
    guard let rating, output.scales.count == 1 else {
      throw GoldenError(description: "a golden needs a rating and one scale")
    }
    return rating
  }
}
