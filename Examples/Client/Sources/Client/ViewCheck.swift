import StarRating

/// Draws a picture as a view does, rectangle by rectangle, and compares it with the whole.
enum ViewCheck {
  static func styles() throws -> [RatingStyle] {
    [
      try RatingStyle { $0.step = .exact },
      try RatingStyle {
        $0.size = 31.7
        $0.gap = 3.3
        $0.padding = .init(2.6)
        $0.step = .exact
        $0.direction = .rtl
        $0.fill = .color(.init(red: 96, green: 146, blue: 192, alpha: 107))
        $0.outline = .init(red: 51, green: 51, blue: 51)
        $0.background = .color(.init(red: 255, green: 250, blue: 240))
        $0.backgroundRadius = 7
      },
    ]
  }

  /// Throws where a pixel differs, or where the rectangles leave one out.
  static func expectWhole(_ image: RatingImage, scale: Double) throws {
    let whole = try image.pixmap(scale: scale)
    var parts = try RatingImage.Pixmap(width: whole.width, height: whole.height)
    var random = Shuffle(seed: UInt64(scale * 10))
    // Random ones over each other and past the edges, then rows of them that leave nothing out.
    for _ in 0..<60 {
      let x = random.number(-10...image.width)
      let y = random.number(-10...image.height)
      let rect = RatingImage.Rect(
        x: x, y: y, width: random.number(0.1...40), height: random.number(0.1...15))
      try image.draw(rect, into: &parts, scale: scale)
      try expectDrawn(rect, of: whole, in: parts, scale: scale)
    }
    var y = 0.0
    while y < image.height {
      let height = random.number(0.7...9)
      var x = 0.0
      while x < image.width {
        let width = random.number(0.7...23)
        try image.draw(
          .init(x: x, y: y, width: width + random.number(0...3), height: height), into: &parts, scale: scale)
        x += width
      }
      y += height
    }
    guard parts == whole else {
      throw Failure(description: "at a scale of \(scale) the parts of \(image.name) differ from the whole")
    }
  }

  /// The pixels wholly within `rect` are those of the whole picture.
  private static func expectDrawn(
    _ rect: RatingImage.Rect, of whole: RatingImage.Pixmap, in parts: RatingImage.Pixmap, scale: Double
  ) throws {
    let columns = range(rect.x * scale, (rect.x + rect.width) * scale, limit: whole.width)
    let rows = range(rect.y * scale, (rect.y + rect.height) * scale, limit: whole.height)
    for y in rows {
      for x in columns where parts[x, y] != whole[x, y] {
        throw Failure(description: "pixel \(x), \(y) of \(rect) differs at a scale of \(scale)")
      }
    }
  }

  private static func range(_ start: Double, _ end: Double, limit: Int) -> Range<Int> {
    let lower = min(max(Int(start.rounded(.up)), 0), limit)
    return lower..<max(lower, min(Int(end.rounded(.down)), limit))
  }
}
