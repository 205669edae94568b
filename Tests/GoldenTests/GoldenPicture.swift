import StarRating

/// A request in the two formats that goldens are kept in.
struct GoldenPicture {
  let png: [UInt8]
  let svg: String

  init(_ draft: RequestDraft) throws {
    guard let rating = draft.rating, draft.output.scales.count == 1 else {
      throw GoldenError(description: "a golden needs a rating and one scale")
    }
    let image = try RatingImage(rating, style: try RatingStyle(draft.style))
    png = try image.png(scale: draft.output.scales[0].doubleValue, output: draft.output)
    svg = String(decoding: try image.bytes(as: .svg, output: draft.output), as: UTF8.self)
  }
}
