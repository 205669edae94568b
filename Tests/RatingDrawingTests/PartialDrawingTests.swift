import RatingDrawing
import RatingPixels
import RatingScene
import StarRating
import TestSupport
import Testing

/// A picture drawn rectangle by rectangle is the picture drawn whole, and nothing else is touched.
@Suite struct PartialDrawingTests {
  @Test(arguments: 0..<200)
  func rectanglesMakeTheWholePicture(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let rating = RandomRating(seed: seed)
    let (image, scale) = (try rating.image(), rating.scale)
    let whole = try image.pixmap(scale: scale)
    let drawing = try SceneDrawing(image.scene, scale: scale, keepsTiles: false)
    #expect(try drawing.pixmap() == whole, "\(rating)")
    let junk: UInt32 = 0x8012_3456
    var target = try Pixmap(
      width: whole.width, height: whole.height,
      pixels: Array(repeating: junk, count: whole.pixels.count))
    var drawn = Set<Int>()
    for turn in 0..<6 {
      let rect = RatingImage.Rect(
        x: .random(in: -10...(image.width), using: &random),
        y: .random(in: -10...(image.height), using: &random),
        width: .random(in: 0...(image.width + 20), using: &random),
        height: .random(in: 0...(image.height + 20), using: &random))
      if turn.isMultiple(of: 2) {
        try image.draw(rect, into: &target, scale: scale)
      } else {
        try drawing.draw(rect, into: &target)
      }
      drawn.formUnion(PartialDrawingTests.pixels(of: rect, scale, in: whole))
    }
    for place in whole.pixels.indices {
      let right = drawn.contains(place) ? whole.pixels[place] : junk
      if target.pixels[place] != right {
        Issue.record("\(rating): pixel \(place % whole.width), \(place / whole.width)")
        break
      }
    }
  }

  /// The places of a rectangle's pixels, rounded outward.
  private static func pixels(of rect: RatingImage.Rect, _ scale: Double, in picture: Pixmap) -> [Int] {
    let left = max(Int((rect.x * scale).rounded(.down)), 0)
    let right = min(Int(((rect.x + rect.width) * scale).rounded(.up)), picture.width)
    let top = max(Int((rect.y * scale).rounded(.down)), 0)
    let bottom = min(Int(((rect.y + rect.height) * scale).rounded(.up)), picture.height)
    guard left < right, top < bottom else { return [] }
    return (top..<bottom).flatMap { row in (left..<right).map { row * picture.width + $0 } }
  }

  /// Cairo under a clip, the usual way of a view, gives other pixels for the same star.
  @Test func clippedFillOfCairoIsNotTheWholeOne() throws {
    let image = try RatingImage("5", words: "size=40.7 padding=0.3 points=7")
    let whole = PlainCairo.overlay(image, scale: 1)
    let clipped = PlainCairo.overlay(image, scale: 1, clippedTo: (x: 3, y: 11, width: 29, height: 17))
    let differing = (11..<28).flatMap { row in (3..<32).map { row * whole.width + $0 } }
      .filter { whole.alpha($0) != clipped.alpha($0) }
    #expect(!differing.isEmpty)
  }

  @Test func rectangleOutsideThePictureDrawsNothing() throws {
    let image = try RatingImage("3", words: "background=#f00")
    var target = try Pixmap(width: 200, height: 60)
    for rect in [
      RatingImage.Rect(x: -50, y: 0, width: 49, height: 24),
      RatingImage.Rect(x: 136, y: 0, width: 64, height: 24),
      RatingImage.Rect(x: 10, y: 10, width: 0, height: 0),
      RatingImage.Rect(x: 50, y: 20, width: -30, height: -10),
      RatingImage.Rect(x: 0, y: 24, width: 136, height: 36),
    ] {
      try image.draw(rect, into: &target)
      #expect(target.pixels.allSatisfy { $0 == 0 })
    }
  }

  @Test func largerAndSmallerTargetsAreFilledAsFarAsTheyGo() throws {
    let image = try RatingImage("3.37", words: "step=exact")
    let whole = try image.pixmap()
    for (width, height) in [(200, 40), (50, 10), (137, 24), (1, 1)] {
      var target = try Pixmap(width: width, height: height)
      try image.draw(RatingImage.Rect(x: -1e12, y: -1e12, width: 2e12, height: 2e12), into: &target)
      for row in 0..<height {
        for column in 0..<width {
          let inside = column < whole.width && row < whole.height
          #expect(target[column, row] == (inside ? whole[column, row] : .clear))
        }
      }
    }
  }
}
