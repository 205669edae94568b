import RatingCodecs
import RatingPixels
import StarRating

/// A request in the two formats that goldens are kept in.
struct GoldenPicture {
  let png: [UInt8]
  /// The PNG read back: what is compared, so that another compressor changes no golden.
  let pixmap: Pixmap
  let svg: [UInt8]

  init(_ draft: RequestDraft) throws {
    guard let rating = draft.rating, draft.output.scales.count == 1 else {
      throw GoldenError(description: "a golden needs a rating and one scale")
    }
    let image = try RatingImage(rating, style: try RatingStyle(draft.style))
    png = try image.png(scale: draft.output.scales[0].doubleValue, output: draft.output)
    pixmap = try PNGDecoder.pixmap(png)
    svg = try image.bytes(as: .svg, output: draft.output)
  }
}
