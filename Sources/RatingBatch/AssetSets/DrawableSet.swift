import RatingNumbers
import RatingStyling
import StarRating

/// Drawables among an Android app's resources: PNG for each density, or a vector drawable for all.
struct DrawableSet {
  private let pictures: AssetPictures
  private let name: AssetName
  private let densities: [(qualifier: String, scale: DecimalNumber)]
  private let isVector: Bool

  init(_ pictures: AssetPictures, _ request: AssetRequest) throws(AssetError) {
    self.pictures = pictures
    name = try pictures.name.android()
    isVector = request.vector != nil
    densities = DrawableSet.densities.filter { request.hasLowDensity || $0.qualifier != "ldpi" }
  }

  /// Pixels a point.
  private static let densities: [(qualifier: String, scale: DecimalNumber)] = [
    ("ldpi", DecimalNumber(significand: 75, scale: 2)), ("mdpi", DecimalNumber(1)),
    ("hdpi", DecimalNumber(significand: 15, scale: 1)), ("xhdpi", DecimalNumber(2)),
    ("xxhdpi", DecimalNumber(3)), ("xxxhdpi", DecimalNumber(4)),
  ]

  /// What Android advises vector drawables not to exceed, in dp.
  private static let vectorSide = 200.0

  var notes: [String] {
    var notes: [String] = []
    if name != pictures.name { notes.append("with android the pictures' names begin with \(name.text)") }
    let isLarge = pictures.all.contains { max($0.image.width, $0.image.height) > DrawableSet.vectorSide }
    if isVector, isLarge { notes.append("Android advises vector drawables of at most 200 x 200 dp") }
    return notes
  }

  func files(in place: String) throws(AssetError) -> [AssetFile] {
    var files: [AssetFile] = []
    for (entry, variant, image) in pictures.all {
      let name = name.name(of: entry.rating)
      if isVector {
        let isMirrored = pictures.variants.contains(where: \.isRightToLeft) && image.isMirroredByDirection
        if isMirrored, variant.isRightToLeft { continue }
        let folder = DrawableSet.folder(variant, density: nil)
        let document: [UInt8]
        do { document = try image.androidVector(isAutoMirrored: isMirrored) } catch { throw .picture(error) }
        files.append(AssetFile("\(place)\(folder)/\(name).xml", .bytes(document)))
      } else {
        for (density, scale) in densities {
          let folder = DrawableSet.folder(variant, density: density)
          files.append(
            AssetFile("\(place)\(folder)/\(name).png", .picture(image, .png, scale: scale)))
        }
      }
    }
    return files
  }

  /// Qualifiers in the order that Android asks for: direction, night, density.
  private static func folder(_ variant: AssetVariant, density: String?) -> String {
    "drawable" + (variant.isRightToLeft ? "-ldrtl" : "") + (variant.isDark ? "-night" : "")
      + (density.map { "-\($0)" } ?? "")
  }
}
