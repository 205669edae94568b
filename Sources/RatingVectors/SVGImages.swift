import RatingGeometry
import RatingNumbers
import RatingPixels
import RatingScene
import RatingStyling

/// A document's pictures: each file is in it once, under an id where it is seen more than once.
struct SVGImages {
  /// A picture at a size in the document's units.
  private struct Key: Hashable {
    let picture: RatingStyle.Picture
    let width: String
    let height: String

    init(_ part: SceneImage.Part) {
      picture = part.picture
      width = NumberText.short(part.box.width, places: 3)
      height = NumberText.short(part.box.height, places: 3)
    }
  }

  private let scene: Scene
  /// Whether any was written.
  private(set) var areSeen = false
  /// How often each is seen; counted when the first is met, as most scenes have none.
  private lazy var uses = SVGImages.count(scene)
  private var ids: [Key: String] = [:]

  init(_ scene: Scene) {
    self.scene = scene
  }

  private static func count(_ scene: Scene) -> [Key: Int] {
    scene.images.flatMap(ImageVectors.parts).reduce(into: [:]) { $0[Key($1.part), default: 0] += 1 }
  }

  /// - Parameter width: the scene's width, about whose middle mirrored items are turned.
  mutating func append(
    _ image: SceneImage, inWidth width: Double, _ definitions: inout SVGDefinitions,
    to text: inout TextBuffer
  ) {
    for vector in ImageVectors.parts(of: image) {
      areSeen = true
      // The clip stands around the picture: librsvg moves one on a `use` by the use's own place.
      if let clip = vector.clip {
        text.append("<g")
        SVGImages.appendMirror(image, inWidth: width, to: &text)
        SVGImages.append("clip-path", "url(#\(definitions.clip(to: clip, .identity)))", to: &text)
        text.append(">")
      }
      append(vector, image, inWidth: width, &definitions, to: &text)
      if vector.clip != nil { text.append("</g>") }
    }
  }

  private mutating func append(
    _ vector: ImageVectors, _ image: SceneImage, inWidth width: Double, _ definitions: inout SVGDefinitions,
    to text: inout TextBuffer
  ) {
    let key = Key(vector.part)
    let isShared = uses[key] ?? 1 > 1
    text.append(isShared ? "<use" : "<image")
    SVGImages.append("x", NumberText.short(vector.part.box.x, places: 3), to: &text)
    SVGImages.append("y", NumberText.short(vector.part.box.y, places: 3), to: &text)
    if vector.clip == nil { SVGImages.appendMirror(image, inWidth: width, to: &text) }
    if image.highlight > 0 {
      SVGImages.append("filter", "url(#\(definitions.highlight(image.highlight)))", to: &text)
    }
    if isShared {
      SVGImages.append(link: id(of: key, &definitions), to: &text)
    } else {
      SVGImages.append(key.picture.encoded, key.width, key.height, to: &text)
    }
    text.append("/>")
  }

  private static func appendMirror(_ image: SceneImage, inWidth width: Double, to text: inout TextBuffer) {
    guard image.isMirrored else { return }
    append("transform", "matrix(-1 0 0 1 \(NumberText.short(width, places: 3)) 0)", to: &text)
  }

  private mutating func id(of key: Key, _ definitions: inout SVGDefinitions) -> String {
    if let id = ids[key] { return id }
    var inside = TextBuffer(capacity: key.picture.encoded.bytes.count / 3 * 4 + 128)
    SVGImages.append(key.picture.encoded, key.width, key.height, to: &inside)
    inside.append(">")
    let id = definitions.define("image", "i", inside)
    ids[key] = id
    return id
  }

  /// A file in a box of the document.
  static func append(_ file: EncodedPicture, in box: Rect, to text: inout TextBuffer) {
    text.append("<image")
    append("x", NumberText.short(box.x, places: 3), to: &text)
    append("y", NumberText.short(box.y, places: 3), to: &text)
    append(file, NumberText.short(box.width, places: 3), NumberText.short(box.height, places: 3), to: &text)
    text.append("/>")
  }

  /// What an element refers to: readers of SVG 1.1 know the first form alone, those that follow SVG 2 the second.
  static func append(link id: String, to text: inout TextBuffer) {
    append("xlink:href", "#\(id)", to: &text)
    append("href", "#\(id)", to: &text)
  }

  /// The size and the file itself, as attributes of an `image`; the file once, in the form that every reader knows.
  static func append(
    _ file: EncodedPicture, _ width: String, _ height: String, to text: inout TextBuffer
  ) {
    append("width", width, to: &text)
    append("height", height, to: &text)
    text.append(" preserveAspectRatio=\"none\" xlink:href=\"data:")
    text.append(file.kind.rawValue)
    text.append(";base64,")
    Base64.append(file.bytes, to: &text)
    text.append("\"")
  }

  private static func append(_ name: StaticString, _ value: String, to text: inout TextBuffer) {
    text.append(" ")
    text.append(name)
    text.append("=\"")
    text.append(value)
    text.append("\"")
  }
}
