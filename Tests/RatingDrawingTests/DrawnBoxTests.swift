import RatingPixels
import StarRating
import TestSupport
import Testing

/// What is drawn lies where `layout` says, as full as it says, for random styles.
@Suite struct DrawnBoxTests {
  private static let symbols = [
    "points=5", "points=7 inner-radius=0.6", "symbol=heart", "symbol=circle", "symbol=diamond",
    "symbol=square",
    "corner-radius=0.1", "path=M3,3h10a4,4,0,0,1,0,8H3z",
  ]
  private static let directions = ["ltr", "rtl", "ttb", "btt"]

  @Test(arguments: 0..<120)
  func drawnBoxesAndLevelsAreTheLayouts(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 1)
    let direction = DrawnBoxTests.directions.randomElement(using: &random)!
    let symbol = DrawnBoxTests.symbols.randomElement(using: &random)!
    let size = Double(Int.random(in: 160...480, using: &random)) / 10
    let rating = Double(Int.random(in: 0...50, using: &random)) / 10
    let padding = Int.random(in: 0...6, using: &random)
    let image = try RatingImage(
      "\(rating)",
      words:
        "size=\(size) gap=3 step=exact padding=\(padding) fill=#f00 empty=#00f direction=\(direction) \(symbol)"
    )
    try DrawnBoxTests.expectDrawn(
      image, isVertical: direction == "ttb" || direction == "btt", isMirrored: direction == "rtl")
  }

  @Test(
    arguments: [
      "rate-view", "rating-control", "stars-rate-view", "rating-component", "adaptive-rating-control",
    ], 0..<12)
  func aControlsStarsLieInItsFrames(_ preset: String, _ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 77)
    let (width, height) = (
      Double(Int.random(in: 1500...4000, using: &random)) / 10,
      Double(Int.random(in: 150...600, using: &random)) / 10
    )
    let image = try RatingImage(
      "\(Double(Int.random(in: 0...50, using: &random)) / 10)",
      words:
        "preset=\(preset) width=\(width) height=\(height) stars=\(Int.random(in: 1...7, using: &random)) "
        + "fill=#f00 empty=#00f empty-style=solid outline=none background=none panel=none")
    try DrawnBoxTests.expectDrawn(image, isVertical: false, isMirrored: false)
    for (cell, frame) in zip(image.layout.cells, image.frames) {
      #expect(cell.minX >= frame.minX - 1e-9 && cell.maxX <= frame.maxX + 1e-9)
      #expect(cell.minY >= frame.minY - 1e-9 && cell.maxY <= frame.maxY + 1e-9)
    }
  }

  /// The ink of each symbol, and what of it is red, beside what the layout says.
  private static func expectDrawn(_ image: RatingImage, isVertical: Bool, isMirrored: Bool) throws {
    let scale = 4.0
    let picture = try image.pixmap(scale: scale)
    let bounds = image.style.outlineBounds
    for (frame, level) in zip(image.layout.cells, image.levels) {
      let left = frame.x + (isMirrored ? 1 - bounds.minX - bounds.width : bounds.minX) * frame.width
      let top = frame.y + bounds.minY * frame.height
      let right = [left, top, left + bounds.width * frame.width, top + bounds.height * frame.height]
      var box = [Int.max, Int.max, Int.min, Int.min]
      var (red, columns) = (Set<Int>(), Set<Int>())
      for row in Int(
        frame.y * scale)..<min(Int(((frame.y + frame.height) * scale).rounded(.up)), picture.height)
      {
        for column in Int(
          frame.x * scale)..<min(Int(((frame.x + frame.width) * scale).rounded(.up)), picture.width)
        where picture[column, row].alpha > 0 {
          box = [min(box[0], column), min(box[1], row), max(box[2], column + 1), max(box[3], row + 1)]
          let place = isVertical ? row : column
          columns.insert(place)
          if picture[column, row].red > 127 { red.insert(place) }
        }
      }
      // A tip's last pixels may be too faint for one level of alpha.
      for (drawn, said) in zip(box, right) { #expect(abs(Double(drawn) - said * scale) <= 2) }
      #expect(
        abs(Double(red.count) / Double(columns.count) - level) <= 3
          / (frame.width * scale * min(bounds.width, bounds.height)))
    }
  }
}
