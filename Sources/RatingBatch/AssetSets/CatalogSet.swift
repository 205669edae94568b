import RatingFiles
import RatingNumbers
import StarRating

/// An Xcode asset catalog: an image set for each rating.
struct CatalogSet {
  private let pictures: AssetPictures
  /// The form of the vectors; nil has pixels at three scales.
  private let vector: OutputFormat?

  private static let scales: [Int?] = [1, 2, 3]
  private static let contents = "Contents.json"
  private static let info = JSONDocument.object(["author": .text("xcode"), "version": .number(1)])

  init(_ pictures: AssetPictures, vector: AssetVector?) {
    self.pictures = pictures
    self.vector = vector?.format
  }

  func files(in place: String) -> [AssetFile] {
    let catalog = JSONDocument.object(["info": CatalogSet.info])
    var files = [AssetFile(place + CatalogSet.contents, text: catalog.text)]
    for entry in pictures.entries {
      let name = pictures.name.name(of: entry.rating)
      let folder = "\(place)\(name).imageset/"
      var images: [JSONDocument] = []
      for scale in vector == nil ? CatalogSet.scales : [nil] as [Int?] {
        for (variant, image) in zip(pictures.variants, entry.images) {
          let format = vector ?? .png
          let scaled = DecimalNumber(scale ?? 1)
          let file = ScaledName.path("\(name)\(variant.suffix).\(format.fileExtension)", scale: scaled)
          files.append(AssetFile(folder + file, .picture(image, format, scale: scaled)))
          images.append(description(of: file, variant, scale: scale))
        }
      }
      let set = JSONDocument.object([
        "images": .list(images), "info": CatalogSet.info, "properties": .object(properties),
      ])
      files.append(AssetFile(folder + CatalogSet.contents, text: set.text))
    }
    return files
  }

  /// The files that lie in image sets and are none of the set's.
  static func strangers(beside paths: [String], in folder: String) -> [String] {
    let own = Set(paths)
    var strangers: [String] = []
    for path in paths where path.hasSuffix(".imageset/\(contents)") {
      let imageSet = String(path.dropLast(contents.utf8.count + 1))
      // One that is not there yet has no strangers.
      let names = (try? Folder.files(in: "\(folder)/\(imageSet)")) ?? []
      strangers += names.map { "\(imageSet)/\($0.text)" }.filter { !own.contains($0) }
    }
    return strangers
  }

  private func description(of file: String, _ variant: AssetVariant, scale: Int?) -> JSONDocument {
    var entry: [String: JSONDocument] = ["filename": .text(file), "idiom": .text("universal")]
    if let scale { entry["scale"] = .text("\(scale)x") }
    if variant.isDark {
      entry["appearances"] = .list([
        .object(["appearance": .text("luminosity"), "value": .text("dark")])
      ])
    }
    if pictures.variants.contains(where: \.isRightToLeft) {
      entry["language-direction"] = .text(variant.isRightToLeft ? "right-to-left" : "left-to-right")
    }
    return .object(entry)
  }

  /// Stars of two colours are drawn as they are, not as a mask for a tint.
  private var properties: [String: JSONDocument] {
    var properties: [String: JSONDocument] = ["template-rendering-intent": .text("original")]
    if vector != nil { properties["preserves-vector-representation"] = .flag(true) }
    return properties
  }
}
