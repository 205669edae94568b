import RatingDrawing
import RatingPixels
import RatingStyling
import StarRating
import TestSupport
import Testing

/// Pictures in place of symbols.
@Suite struct PictureStarTests {
  static let red = PixelColor(red: 255, green: 0, blue: 0)
  static let green = PixelColor(red: 0, green: 255, blue: 0)
  static let blue = PixelColor(red: 0, green: 0, blue: 255)

  static func style(
    _ change: (inout RatingStyle.Properties) throws -> Void = { _ in }
  ) throws -> RatingStyle {
    var properties = RatingStyle.Properties()
    properties.fullImage = try .plain(red)
    properties.emptyImage = try .plain(blue)
    properties.size = 20
    properties.gap = 0
    properties.step = .exact
    try change(&properties)
    return try RatingStyle(properties)
  }

  /// The boundary's column is the mix by area of what both pictures have there.
  @Test(arguments: [(0.5, 10, 0.0), (0.33, 6, 0.6), (0.1, 2, 0.0), (0.975, 19, 0.5), (0.01, 0, 0.2)])
  func theBoundarySplitsAtTheLevel(_ row: (rating: Double, column: Int, share: Double)) throws {
    let style = try PictureStarTests.style { $0.stars = 1 }
    let picture = try RatingImage(row.rating, style: style).pixmap()
    for x in 0..<20 {
      let color = picture[x, 9]
      #expect(color.alpha == 255)
      if x < row.column { #expect(color == PictureStarTests.red) }
      if x > row.column { #expect(color == PictureStarTests.blue) }
    }
    #expect(abs(Double(picture[row.column, 9].red) - 255 * row.share) <= 1)
    #expect(abs(Double(picture[row.column, 9].blue) - 255 * (1 - row.share)) <= 1)
  }

  @Test func translucentPicturesAreMixedPremultiplied() throws {
    let style = try PictureStarTests.style {
      $0.stars = 1
      $0.fullImage = try .plain(PictureStarTests.red)
      $0.emptyImage = try .plain(PixelColor(red: 0, green: 0, blue: 255, alpha: 51))
    }
    let color = try RatingImage(0.525, style: style).pixmap()[10, 9]
    // Half of opaque red, half of a fifth of blue.
    #expect(abs(Int(color.alpha) - 153) <= 1)
    #expect(abs(Int(color.red) - 213) <= 1 && abs(Int(color.blue) - 43) <= 1)
  }

  /// Any level between shows the half picture whole; without one the two others are split.
  @Test(arguments: [0.001, 0.1, 0.5, 0.9, 0.999])
  func aHalfPictureShowsEveryLevelBetween(_ rating: Double) throws {
    let style = try PictureStarTests.style {
      $0.stars = 3
      $0.halfImage = try .plain(PictureStarTests.green)
    }
    let picture = try RatingImage(1 + rating, style: style).pixmap()
    let row = (0..<60).map { picture[$0, 9] }
    #expect(row[..<20].allSatisfy { $0 == PictureStarTests.red })
    #expect(row[20..<40].allSatisfy { $0 == PictureStarTests.green })
    #expect(row[40...].allSatisfy { $0 == PictureStarTests.blue })
  }

  @Test func whereNothingIsGivenForEmptyNothingShows() throws {
    for change in [
      { $0.emptyImage = nil }, { $0.emptyStyle = .none },
    ] as [(inout RatingStyle.Properties) -> Void] {
      let picture = try RatingImage(1.5, style: PictureStarTests.style(change)).pixmap()
      #expect(picture[29, 9] == PictureStarTests.red)
      for x in 30..<100 { #expect(picture[x, 9].alpha == 0) }
    }
    #expect(
      try RatingImage(.none, style: PictureStarTests.style { $0.emptyImage = nil }).pixmap()
        .pixels.allSatisfy { $0 == 0 })
  }

  /// In its own proportions, in the middle, and not beyond its frame.
  @Test(arguments: [(40, 10), (10, 40), (33, 20), (1, 1), (300, 299)], [1.0, 1.5, 2, 0.7])
  func picturesAreFittedIntoTheirFrames(_ size: (width: Int, height: Int), scale: Double) throws {
    let style = try PictureStarTests.style {
      $0.fullImage = try .plain(PictureStarTests.red, width: size.width, height: size.height)
      $0.gap = 4
      $0.stars = 2
      $0.padding = .init(3)
    }
    let image = try RatingImage(1, style: style)
    let picture = try image.pixmap(scale: scale)
    let factor = 20 / Double(max(size.width, size.height))
    let (width, height) = (Double(size.width) * factor, Double(size.height) * factor)
    let left = (image.frames[0].x + (20 - width) / 2) * scale
    let top = (image.frames[0].y + (20 - height) / 2) * scale
    for y in 0..<picture.height {
      for x in 0..<Int(26 * scale) {
        let across = min(Double(x) + 1, left + width * scale) - max(Double(x), left)
        let down = min(Double(y) + 1, top + height * scale) - max(Double(y), top)
        let share = max(across, 0) * max(down, 0)
        #expect(abs(Double(picture[x, y].alpha) / 255 - share) < 0.01, "\(x), \(y)")
      }
    }
  }

  @Test(arguments: ["ltr", "rtl", "ttb", "btt"], [1, 1.5, 1.3])
  func rtlIsTheMirroredRaster(_ way: String, scale: Double) throws {
    func picture(_ direction: RatingStyle.Direction, _ fill: RatingStyle.Direction) throws -> Pixmap {
      let style = try PictureStarTests.style {
        $0.fullImage = try .random(width: 41, height: 30, seed: 3)
        $0.emptyImage = try .random(width: 30, height: 44, seed: 4)
        $0.size = 20.7
        $0.gap = 3.1
        $0.direction = direction
        $0.fillDirection = fill
      }
      return try RatingImage(2.37, style: style).pixmap(scale: scale)
    }
    let fill = try #require(RatingStyle.Direction(rawValue: way))
    let turned: RatingStyle.Direction = fill == .ltr ? .rtl : fill == .rtl ? .ltr : fill
    #expect(try picture(.rtl, turned) == picture(.ltr, fill).mirrored)
  }

  @Test(arguments: 0..<40)
  func rectanglesMakeTheWholePicture(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let style = try PictureStarTests.style {
      $0.fullImage = try .random(width: 7 + seed * 5, height: 40, seed: 8)
      $0.emptyImage = try .random(width: 30, height: 9 + seed, seed: 9)
      $0.size = .random(in: 5...30, using: &random)
      $0.gap = .random(in: 0...5, using: &random)
      $0.direction = seed.isMultiple(of: 2) ? .rtl : .ltr
      $0.fillDirection = seed.isMultiple(of: 3) ? .btt : nil
      $0.state = seed.isMultiple(of: 5) ? .disabled : .highlighted
    }
    let image = try RatingImage(.random(in: 0...5, using: &random), style: style)
    let scale = Double.random(in: 0.5...2.5, using: &random)
    let whole = try image.pixmap(scale: scale)
    #expect(try SceneDrawing(image.scene, scale: scale, keepsTiles: false).pixmap() == whole)
    var target = try Pixmap(width: whole.width, height: whole.height)
    var x = 0.0
    while x < image.width {
      let step = Double.random(in: 0.3...11, using: &random)
      try image.draw(
        RatingImage.Rect(x: x, y: 0, width: step, height: image.height), into: &target, scale: scale)
      x += step
    }
    #expect(target == whole)
  }

  @Test func statesChangePicturesAsTheyChangeColours() throws {
    let plain = try RatingImage(2, style: PictureStarTests.style()).pixmap()
    let high = try RatingImage(2, style: PictureStarTests.style { $0.state = .highlighted }).pixmap()
    let faded = try RatingImage(2, style: PictureStarTests.style { $0.state = .disabled }).pixmap()
    #expect(plain[5, 5] == PictureStarTests.red)
    #expect(high[5, 5] == PixelColor(red: 255, green: 64, blue: 64))
    #expect(faded[5, 5].red == 255 && abs(Int(faded[5, 5].alpha) - 128) <= 1)
  }

  /// The text that three pictures of a view were described by: not selected, half selected, fully selected.
  @Test func aViewOfThreePicturesShowsWhatItsTextSays() throws {
    var properties = RatingStyle.Preset.rateView.properties
    properties.fullImage = try .plain(PictureStarTests.red, width: 60, height: 40)
    properties.halfImage = try .plain(PictureStarTests.green, width: 60, height: 40)
    properties.emptyImage = try .plain(PictureStarTests.blue, width: 60, height: 40)
    (properties.width, properties.height) = (300, 40)
    let image = try RatingImage(2.2, style: RatingStyle(properties))
    let picture = try image.pixmap()
    let colors = image.frames.map { picture[Int($0.center.x), Int($0.center.y)] }
    let right = [PictureStarTests.red, PictureStarTests.red, PictureStarTests.green]
    #expect(colors == right + [PictureStarTests.blue, PictureStarTests.blue])
    // (300 - 5 * 5) / 5 wide and 40 high: fitted to the width, so there is room above and below.
    #expect(picture[27, 0].alpha == 0 && picture[27, 4] == PictureStarTests.red)
  }
}
