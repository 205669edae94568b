import RatingPixels
import StarRating
import TestSupport
import Testing

/// A picture is whole points; pixels are points times scale, rounded up; each scale is drawn anew (rule 5).
@Suite struct ScaleTests {
  @Test func doubledPictureIsSharpWhereTheSingleOneMixes() throws {
    let image = try RatingImage(
      "0.5", words: "size=15 stars=1 gap=0 step=exact fill=#FFB400 empty=#0000FF")
    let (fill, empty) = (PixelColor(red: 255, green: 180, blue: 0), PixelColor(red: 0, green: 0, blue: 255))
    let single = try image.pixmap()
    #expect(single[6, 7] == fill)
    #expect(single[7, 7] == PixelColor(red: 128, green: 90, blue: 128))
    #expect(single[8, 7] == empty)
    let double = try image.pixmap(scale: 2)
    #expect(double[14, 14] == fill)
    #expect(double[15, 14] == empty)
  }

  /// No scale is another one with its pixels repeated.
  @Test func doubledPictureIsNoEnlargement() throws {
    let image = try RatingImage("3.37", words: "size=24 step=exact")
    let (single, double) = (try image.pixmap(), try image.pixmap(scale: 2))
    let repeated = double.pixels.indices.filter {
      double.pixels[$0] == single[$0 % double.width / 2, $0 / double.width / 2].packed
    }
    #expect(repeated.count < double.pixels.count * 98 / 100)
  }

  /// However small the scale, a picture has a pixel, as many bytes and a density.
  @Test(arguments: [1e-18, 1e-9, 0.0001, 0.007])
  func aTinyScaleGivesOnePixel(_ scale: Double) throws {
    let image = try RatingImage(
      "3.5", words: "size=24 outline=#840 background=#fff4d6 fill=linear-gradient(red,blue)")
    let pixmap = try image.pixmap(scale: scale)
    #expect(pixmap.width == 1 && pixmap.height == 1)
    let png = try image.png(scale: scale)
    #expect(try PixmapReading.png(png).width == 1)
    let density = try #require(png.firstRange(of: Array("pHYs".utf8))).upperBound
    #expect(png[density..<(density + 8)].contains { $0 > 0 })
  }

  struct SizeRow: Sendable {
    let words: String
    let points: [Double]
    let scale: Double
    let pixels: [Int]
  }

  @Test(arguments: [
    SizeRow(words: "size=24", points: [136, 24], scale: 1, pixels: [136, 24]),
    SizeRow(words: "size=15 stars=1", points: [15, 15], scale: 1.5, pixels: [23, 23]),
    SizeRow(words: "size=15.2 stars=1", points: [16, 16], scale: 1, pixels: [16, 16]),
    SizeRow(words: "size=10 gap=0.1", points: [51, 10], scale: 1.1, pixels: [57, 11]),
    SizeRow(words: "size=10 gap=0 padding=0.5,1", points: [52, 11], scale: 0.25, pixels: [13, 3]),
    SizeRow(words: "size=0.1 gap=0", points: [1, 1], scale: 16, pixels: [16, 16]),
    SizeRow(words: "size=0.3 stars=10 gap=0", points: [3, 1], scale: 0.1, pixels: [1, 1]),
    SizeRow(words: "width=100.5", points: [101, 18], scale: 2, pixels: [202, 36]),
  ])
  func sizeIsWholePointsAndPixelsAreRoundedUp(_ row: SizeRow) throws {
    let image = try RatingImage("2.5", words: row.words)
    let picture = try image.pixmap(scale: row.scale)
    #expect([image.width, image.height] == row.points)
    #expect([picture.width, picture.height] == row.pixels)
  }

  /// What rounding up adds lies on both sides of the content.
  @Test func contentIsCentredInWhatRoundingAdds() throws {
    let image = try RatingImage("5", words: "size=15.5 stars=1")
    #expect(image.frames[0].x == 0.25)
    #expect(image.frames[0].y == 0.25)
    let picture = try RatingImage("5", words: "size=15.5 stars=1 points=4").pixmap(scale: 4)
    let columns = picture.places { $0.alpha > 0 }.map { $0 % 64 }
    #expect(columns.min() == 1 && columns.max() == 62)
  }
}
