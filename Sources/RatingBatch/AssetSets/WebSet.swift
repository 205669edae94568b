import RatingNumbers
import StarRating

/// Pictures for the web: PNG at three scales, SVG, a sprite sheet a scale, and a page that shows them.
struct WebSet {
  private let pictures: AssetPictures
  private let sheet: SpriteSheet

  static let scales = [1, 2, 3]

  init(_ pictures: AssetPictures) {
    self.pictures = pictures
    sheet = SpriteSheet(
      pictures.all.map { picture in
        SpriteSheet.Cell(
          name: pictures.name.name(of: picture.entry.rating) + picture.variant.suffix, image: picture.image)
      })
  }

  func files(in place: String) -> [AssetFile] {
    var files: [AssetFile] = []
    for (entry, variant, image) in pictures.all {
      let stem = place + pictures.name.name(of: entry.rating) + variant.suffix
      for scale in WebSet.scales.map({ DecimalNumber($0) }) {
        files.append(
          AssetFile(ScaledName.path("\(stem).png", scale: scale), .picture(image, .png, scale: scale)))
      }
      files.append(AssetFile("\(stem).svg", .picture(image, .svg, scale: DecimalNumber(1))))
    }
    let names = SheetNames(pictures.name)
    for scale in WebSet.scales {
      files.append(AssetFile(place + names.picture(scale), .sheet(sheet, scale: scale)))
      files.append(AssetFile(place + names.frames(scale), text: sheet.frames(scale: scale, names)))
    }
    files.append(AssetFile(place + names.styles, text: SheetStyles(pictures, sheet, names).text))
    files.append(AssetFile(place + "index.html", text: WebPage(pictures, names).text))
    return files
  }
}
