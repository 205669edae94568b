import RatingNumbers
import RatingStyling
import StarRating

/// The pictures of a set, laid out: every rating in every variant.
struct AssetPictures: Sendable {
  struct Entry: Sendable {
    let rating: DecimalNumber
    /// One a variant, all of one size.
    let images: [RatingImage]
  }

  let name: AssetName
  let variants: [AssetVariant]
  let entries: [Entry]

  init(_ request: AssetRequest) throws(AssetError) {
    name = try AssetName(request.name)
    variants = AssetVariant.all(dark: request.dark != nil, rightToLeft: request.hasRightToLeft)
    var styles: [RatingStyle] = []
    for variant in variants { styles.append(try variant.style(request)) }
    var entries: [Entry] = []
    for value in try AssetRatings(request, in: styles[0]).values {
      entries.append(try Entry(rating: value, images: AssetPictures.images(value, styles)))
    }
    self.entries = entries
  }

  private static func images(
    _ value: DecimalNumber, _ styles: [RatingStyle]
  ) throws(AssetError) -> [RatingImage] {
    var images: [RatingImage] = []
    for style in styles {
      do { images.append(try RatingImage(Rating(value), style: style)) } catch { throw .picture(error) }
      let (image, first) = (images[images.count - 1], images[0])
      guard image.width == first.width, image.height == first.height else {
        throw .darkSize(dark: words(image), light: words(first))
      }
    }
    return images
  }

  private static func words(_ image: RatingImage) -> String {
    "\(NumberText.short(image.width, places: 0)) x \(NumberText.short(image.height, places: 0))"
  }

  /// Every picture with its variant, rating by rating.
  var all: [(entry: Entry, variant: AssetVariant, image: RatingImage)] {
    entries.flatMap { entry in
      zip(variants, entry.images).map { (entry, $0, $1) }
    }
  }
}
