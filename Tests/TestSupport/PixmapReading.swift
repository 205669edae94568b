import RatingCodecs
import RatingPixels

/// Pictures as pixels, from what the program writes.
public enum PixmapReading {
  /// The rasteriser refused the document.
  public struct Refused: Error, CustomStringConvertible {
    /// What it said.
    public let description: String
  }

  /// The pixels of a PNG file.
  public static func png(_ bytes: [UInt8]) throws -> Pixmap {
    try PNGDecoder.pixmap(bytes)
  }

  /// The pixels of an SVG document as librsvg draws it, enlarged by `zoom`.
  public static func svg(_ document: [UInt8], zoom: Double = 1) throws -> Pixmap {
    let drawn = try Tool("rsvg-convert").run(["--zoom", "\(zoom)", "--format", "png"], input: document)
    guard drawn.status == 0, !drawn.wasSignalled else { throw Refused(description: drawn.errorText) }
    return try png(drawn.output)
  }

  /// The pixels of a PDF document's only page as poppler draws it on white, `scale` pixels a point.
  public static func pdf(_ document: [UInt8], scale: Double = 1) throws -> Pixmap {
    let folder = try TemporaryFolder()
    let drawn = try Tool("pdftoppm").run([
      "-r", "\(72 * scale)", "-png", try folder.write(document, to: "a.pdf"),
    ])
    guard drawn.status == 0, !drawn.wasSignalled else { throw Refused(description: drawn.errorText) }
    return try png(drawn.output)
  }
}
