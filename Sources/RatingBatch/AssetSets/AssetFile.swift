import RatingNumbers
import StarRating

/// A file of a set: its path below the output folder, and what its bytes come from.
struct AssetFile: Sendable {
  enum Content: Sendable {
    case bytes([UInt8])
    case picture(RatingImage, OutputFormat, scale: DecimalNumber)
    case sheet(SpriteSheet, scale: Int)
  }

  let path: String
  let content: Content

  init(_ path: String, _ content: Content) {
    self.path = path
    self.content = content
  }

  init(_ path: String, text: String) {
    self.init(path, .bytes(Array(text.utf8)))
  }

  /// Throws where the bytes would be refused for what was asked.
  func check() throws(RatingError) {
    switch content {
    case .bytes: break
    case .picture(let image, let format, let scale):
      if format == .png { try image.check(scale: scale.doubleValue) }
    case .sheet(let sheet, let scale): try sheet.check(scale: scale)
    }
  }

  func bytes(_ output: OutputProperties) throws(RatingError) -> [UInt8] {
    switch content {
    case .bytes(let bytes): bytes
    case .picture(let image, let format, let scale):
      try image.bytes(as: format, scale: scale.doubleValue, output: output)
    case .sheet(let sheet, let scale): try sheet.png(scale: scale, output: output)
    }
  }
}
