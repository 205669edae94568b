import Foundation
import StarRating
import TestSupport
import Testing

@Suite struct RatingImageTests {
  @Test func aNumberIsLaidOutAsFiveStars() throws {
    let image = try RatingImage(3.5)
    #expect(image.width == 136)
    #expect(image.height == 24)
    #expect(image.levels == [1, 1, 1, 0.5, 0])
    #expect(image.frames.map(\.x) == [0, 28, 56, 84, 112])
    #expect(image.frames.allSatisfy { $0.y == 0 && $0.width == 24 && $0.height == 24 })
    #expect(image.name == "3.5 out of 5 stars")
    #expect(!image.wasClamped)
    #expect(image.style == .standard)
  }

  @Test(arguments: [(-1.0, "0"), (5.5, "5"), (1e300, "5"), (-.greatestFiniteMagnitude, "0")])
  func aNumberBeyondTheScaleIsClamped(_ number: Double, _ drawn: String) throws {
    let image = try RatingImage(number)
    #expect(image.wasClamped)
    #expect(image.name == "\(drawn) out of 5 stars")
    #expect(try image.svg == RatingImage(Rating(words: drawn)).svg)
  }

  @Test func noRatingIsNoZero() throws {
    #expect(try RatingImage(.none).name == "not rated")
    #expect(try RatingImage(0).name == "0 out of 5 stars")
    #expect(try RatingImage(.none).levels == [0, 0, 0, 0, 0])
  }

  @Test func aStyleChangesThePicture() throws {
    let style = try RatingStyle {
      $0.size = 40
      $0.step = .exact
      $0.fill = .color(.init(red: 79, green: 20, blue: 188))
    }
    let image = try RatingImage(4.35, style: style)
    #expect(image.height == 40)
    #expect(image.levels.count == 5)
    #expect(abs(image.levels[4] - 0.35) < 1e-12)
    #expect(image.svg.contains("#4f14bc"))
    #expect(try RatingImage(4.35, style: style.changing { $0.size = 20 }).height == 20)
  }

  @Test func pngIsThePixmapAtItsScale() throws {
    let image = try RatingImage(3.5)
    var output = OutputProperties()
    output.coverageLevels = 256
    for (scale, width, height) in [(1.0, 136, 24), (1.5, 204, 36), (2, 272, 48), (0.3, 41, 8)] {
      let read = try PixmapReading.png(image.png(scale: scale, output: output))
      #expect(read.width == width && read.height == height)
      #expect(try read == image.pixmap(scale: scale))
    }
  }

  @Test func bytesAreThoseOfTheFormats() throws {
    let image = try RatingImage(3.5)
    #expect(try image.bytes(as: .svg) == Array(image.svg.utf8))
    #expect(try image.bytes(as: .png, scale: 2) == image.png(scale: 2))
  }

  @Test func compressionChangesTheBytesAndNoPixel() throws {
    let image = try RatingImage(3.5, style: RatingStyle { $0.size = 60 })
    let files = try RatingStyle.Compression.allCases.map { compression in
      var output = OutputProperties()
      output.compression = compression
      return try image.png(output: output)
    }
    #expect(files.count == 3)
    #expect(try Set(files.map { try PixmapReading.png($0) }).count == 1)
    #expect(files[2].count <= files[1].count)
  }

  @Test func theProgramsDefaultsAreTheLibrarys() throws {
    let image = try RatingImage(3.5)
    #expect(try BuiltProgram.run(["render", "3.5"]).output == Array(image.svg.utf8))
    #expect(try BuiltProgram.run(["render", "3.5", "-f", "png"]).output == image.png())
  }

  @Test func thePointUnderAFingerHasARating() throws {
    let image = try RatingImage(3.5)
    #expect(image.rating(atX: 30, y: 12) == 1.5)
    #expect(image.rating(atX: 135, y: 23) == 5)
    for (x, y) in [(-1.0, 5.0), (5, -1), (136, 5), (5, 24), (.nan, 5), (5, .nan), (.infinity, 5)] {
      #expect(image.rating(atX: x, y: y) == nil)
    }
  }

  @Test func drawingARectangleLeavesTheRestAlone() throws {
    let image = try RatingImage(3.5)
    let mark = RatingStyle.Color(red: 1, green: 2, blue: 3, alpha: 4)
    var pixmap = try RatingImage.Pixmap(width: 204, height: 36)
    for y in 0..<36 { for x in 0..<204 { pixmap[x, y] = mark } }
    let whole = try image.pixmap(scale: 1.5)
    // 10.2 to 30.5 points are pixels 15 to 46 of a scale of 1.5; 3 to 7.5 are 4 to 12.
    try image.draw(.init(x: 10.2, y: 3, width: 20.3, height: 4.5), into: &pixmap, scale: 1.5)
    for y in 0..<36 {
      for x in 0..<204 {
        let isInside = (15..<46).contains(x) && (4..<12).contains(y)
        #expect(pixmap[x, y] == (isInside ? whole[x, y] : mark))
      }
    }
  }

  @Test func aRectangleBesideThePictureDrawsNothing() throws {
    let image = try RatingImage(3.5)
    let clear = try RatingImage.Pixmap(width: 136, height: 24)
    var pixmap = clear
    for rect in [
      RatingImage.Rect(x: 200, y: 0, width: 10, height: 10), .init(x: -20, y: 0, width: 10, height: 10),
      .init(x: 10, y: 10, width: 0, height: 0), .init(x: 1e300, y: 0, width: 10, height: 10),
    ] {
      try image.draw(rect, into: &pixmap)
    }
    #expect(pixmap == clear)
  }
}
