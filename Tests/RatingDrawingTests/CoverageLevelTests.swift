import RatingPixels
import StarRating
import TestSupport
import Testing

@testable import RatingDrawing

/// `coverage-levels` moves a pixel by at most 127 / n, rounded up; none and all stay.
@Suite struct CoverageLevelTests {
  @Test(arguments: [2, 3, 4, 8, 16, 32, 64, 100, 200, 253, 254, 255, 256])
  func noCoverageMovesFurtherThanPromised(_ count: Int) {
    for histogram in CoverageLevelTests.histograms { check(count, histogram) }
  }

  /// Every coverage, one of them, few far apart, many more of the high ones.
  private static let histograms: [[Int]] = [
    [Int](repeating: 1, count: 256), (0..<256).map { $0 == 128 ? 9 : 0 },
    (0..<256).map { $0 % 50 == 1 ? 3 : 0 },
    (0..<256).map { $0 * $0 },
  ]

  private func check(_ count: Int, _ histogram: [Int]) {
    let table = CoverageLevels(count: count).table(for: histogram)
    let bound = (127 + count - 1) / count
    #expect(table.count == 256)
    #expect(table[0] == 0)
    #expect(table[255] == 255)
    let present = (0...255).filter { histogram[$0] > 0 }
    for coverage in present { #expect(abs(Int(table[coverage]) - coverage) <= bound) }
    #expect(zip(present, present.dropFirst()).allSatisfy { table[$0] <= table[$1] })
    #expect(Set(present.map { table[$0] }).subtracting([0, 255]).count <= count)
  }

  @Test(arguments: [2, 4, 8, 16, 32, 64, 255, 256])
  func noPixelMovesFurtherThanPromised(_ count: Int) throws {
    let bound = (127 + count - 1) / count
    for words in ["size=24 step=exact", "size=31.7 points=7 step=exact", "size=24 step=exact direction=rtl"] {
      let image = try RatingImage("3.37", words: words)
      let exact = try image.pixmap()
      let coarse = try image.drawing(scale: 1, coverageLevels: count).pixmap()
      var largest = 0
      for place in exact.pixels.indices {
        let (before, after) = (exact.color(place), coarse.color(place))
        largest = max(largest, abs(Int(before.alpha) - Int(after.alpha)))
        if before.alpha == 255 || before.alpha == 0 { #expect(after == before) }
      }
      #expect(largest <= bound)
      if count == 256 { #expect(coarse == exact) }
      if count <= 32 { #expect(largest > 0) }
    }
  }

  @Test(arguments: [2, 4, 8, 16, 32, 64])
  func thereAreNoMoreLevelsThanAskedFor(_ count: Int) throws {
    let picture = try RatingImage("5", words: "size=61.3 points=7").drawing(scale: 1, coverageLevels: count)
      .pixmap()
    let alphas = Set(picture.pixels.map { $0 >> 24 }).subtracting([0, 255])
    #expect(alphas.count <= count)
    #expect(alphas.count > count / 4)
  }

  @Test func standardPictureKeepsSixtyFourLevels() throws {
    let image = try RatingImage("3.37", words: "step=exact size=40")
    let coarse = try image.drawing(scale: 1, coverageLevels: 64).pixmap()
    #expect(try PixmapReading.png(image.png()) == coarse)
    var output = OutputProperties()
    output.coverageLevels = 256
    #expect(try PixmapReading.png(image.png(output: output)) == image.pixmap())
  }
}
