import RatingGeometry
import RatingStyling
import StarRating

/// The photo that a row is drawn over, and where.
struct PhotoRequest {
  let photo: Picture
  let corner: Point

  /// Nil where none is asked for.
  init?(_ scan: OptionScan, _ inputs: InputFiles) throws(CommandError) {
    let place = scan.value(of: .at)
    guard let path = scan.value(of: .over) else {
      if place != nil { throw .optionWithout(option: "--at", needed: "--over") }
      return nil
    }
    corner =
      try place.map { word throws(CommandError) in
        try PointWords.point(word, of: "--at", allowed: Option.at.allowed)
      } ?? Point(0, 0)
    inputs.add(path)
    do { photo = try Picture(contentsOf: path) } catch {
      if case .file(let failure) = error { throw .file(failure) }
      throw .invalidOption(option: "--over", value: path, allowed: "\(Picture.allowed); \(error)")
    }
  }
}
