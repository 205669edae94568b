import StarRating

/// A request in the two formats that goldens are kept in.
struct GoldenPicture {
  let png: [UInt8]
  let svg: String

  /// - Parameter over: the photo that the row lies over, and where.
  init(_ draft: RequestDraft, over: (photo: RatingStyle.Picture, corner: RatingImage.Point)? = nil) throws {
    guard let rating = draft.rating, draft.output.scales.count == 1 else {
      throw GoldenError(description: "a golden needs a rating and one scale")
    }
    let image = try RatingImage(rating, style: try RatingStyle(draft.style))
    if let over {
      let scale = draft.output.scales[0].doubleValue
      png = try image.png(over: over.photo, at: over.corner, scale: scale, output: draft.output)
      svg = String(
        decoding: try image.bytes(
          as: .svg, over: over.photo, at: over.corner, scale: scale, output: draft.output),
        as: UTF8.self)
      return
    }
    png = try image.png(scale: draft.output.scales[0].doubleValue, output: draft.output)
    svg = String(decoding: try image.bytes(as: .svg, output: draft.output), as: UTF8.self)
  }
}
