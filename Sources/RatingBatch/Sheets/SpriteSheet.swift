import RatingCodecs
import RatingGeometry
import RatingLayout
import RatingNumbers
import RatingPixels
import StarRating

/// Pictures side by side in one: each has in its frame the very pixels that it has alone.
struct SpriteSheet: Sendable {
  struct Cell: Sendable {
    let name: String
    let image: RatingImage
  }

  let cells: [Cell]
  let layout: SheetLayout

  /// - Parameter cells: at least one.
  init(_ cells: [Cell]) {
    self.cells = cells
    layout = SheetLayout(cells.map { Size(width: $0.image.width, height: $0.image.height) })
  }

  /// Throws where the sheet would be too large at a scale.
  func check(scale: Int) throws(RatingError) {
    let size = layout.size
    do {
      try PixelLimits.check(width: size.width * Double(scale), height: size.height * Double(scale))
    } catch { throw .drawing(.size(error)) }
  }

  /// The sheet's pixels; whole scales set every frame on whole pixels.
  func pixmap(scale: Int, coverageLevels: Int) throws(RatingError) -> Pixmap {
    var sheet: Pixmap
    do {
      sheet = try Pixmap(
        width: Int(saturating: layout.size.width) * scale, height: Int(saturating: layout.size.height) * scale
      )
    } catch { throw .drawing(.size(error)) }
    for (cell, frame) in zip(cells, layout.frames) {
      let picture = try cell.image.pixmap(scale: Double(scale), coverageLevels: coverageLevels)
      sheet.place(picture, x: Int(saturating: frame.x) * scale, y: Int(saturating: frame.y) * scale)
    }
    return sheet
  }

  func png(scale: Int, output: OutputProperties) throws(RatingError) -> [UInt8] {
    let encoder = PNGEncoder(scale: Double(scale), effort: output.compression.effort)
    let pixels = try pixmap(scale: scale, coverageLevels: output.coverageLevels)
    do { return try encoder.bytes(pixels) } catch { throw .encoding(error) }
  }

  /// The frames in pixels of a scale, as TexturePacker's "JSON Hash" has them.
  func frames(scale: Int, _ names: SheetNames) -> String {
    func pixels(_ points: Double) -> JSONDocument { .number(Int(saturating: points) * scale) }
    var frames: [String: JSONDocument] = [:]
    for (cell, frame) in zip(cells, layout.frames) {
      let size = ["w": pixels(frame.width), "h": pixels(frame.height)]
      let whole = size.merging(["x": .number(0), "y": .number(0)]) { size, _ in size }
      let place = size.merging(["x": pixels(frame.x), "y": pixels(frame.y)]) { size, _ in size }
      frames[cell.name] = .object([
        "frame": .object(place), "rotated": .flag(false), "trimmed": .flag(false),
        "spriteSourceSize": .object(whole), "sourceSize": .object(size),
      ])
    }
    let meta: [String: JSONDocument] = [
      "app": .text("star-rating"), "image": .text(names.picture(scale)), "format": .text("RGBA8888"),
      "size": .object(["w": pixels(layout.size.width), "h": pixels(layout.size.height)]),
      "scale": .text("\(scale)"),
    ]
    return JSONDocument.object(["frames": .object(frames), "meta": .object(meta)]).text
  }
}
