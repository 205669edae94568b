import StarRating

/// A request in the two formats that goldens are kept in.
struct GoldenPicture {
  let png: [UInt8]
  let svg: String

  private init(png: [UInt8], svg: [UInt8]) {
    self.png = png
    self.svg = String(decoding: svg, as: UTF8.self)
  }

  /// - Parameter over: the photo that the row lies over, and where.
  init(_ draft: RequestDraft, over: (photo: RatingStyle.Picture, corner: RatingImage.Point)? = nil) throws {
    let rating = try GoldenPicture.rating(draft.rating, draft.output)
    let image = try RatingImage(rating, style: try RatingStyle(draft.style))
    guard let over else {
      try self.init(image, draft.output)
      return
    }
    let scale = draft.output.scales[0].doubleValue
    self.init(
      png: try image.png(over: over.photo, at: over.corner, scale: scale, output: draft.output),
      svg: try image.bytes(as: .svg, over: over.photo, at: over.corner, scale: scale, output: draft.output))
  }

  init(_ draft: BadgeDraft) throws {
    let rating = try GoldenPicture.rating(draft.rating, draft.output)
    try self.init(Badge(rating, style: try BadgeStyle(draft.properties)), draft.output)
  }

  private init(_ picture: some RatingPicture, _ output: OutputProperties) throws {
    self.init(
      png: try picture.png(scale: output.scales[0].doubleValue, output: output),
      svg: try picture.bytes(as: .svg, output: output))
  }

  private static func rating(_ rating: Rating?, _ output: OutputProperties) throws -> Rating {
    guard let rating, output.scales.count == 1 else {
      throw GoldenError(description: "a golden needs a rating and one scale")
    }
    return rating
  }
}
