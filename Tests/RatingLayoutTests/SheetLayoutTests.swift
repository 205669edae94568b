import RatingGeometry
import RatingLayout
import TestSupport
import Testing

@Suite struct SheetLayoutTests {
  @Test(arguments: [1, 2, 3, 11, 44, 1_000])
  func framesKeepTheirSizesAndAClearPointAroundThem(_ count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let sizes = (0..<count).map { _ in
      Size(
        width: Double(Int.random(in: 1...200, using: &random)),
        height: Double(Int.random(in: 1...40, using: &random)))
    }
    let sheet = SheetLayout(sizes)
    #expect(sheet.frames.map(\.size) == sizes)
    var taken = Set<[Int]>()
    var area = 0
    for frame in sheet.frames {
      #expect(frame.minX >= 1 && frame.maxX <= sheet.size.width - 1)
      #expect(frame.minY >= 1 && frame.maxY <= sheet.size.height - 1)
      // With a point to the right and below, no two of them meet.
      for x in Int(frame.minX)...Int(frame.maxX) {
        for y in Int(frame.minY)...Int(frame.maxY) { taken.insert([x, y]) }
      }
      area += Int((frame.width + 1) * (frame.height + 1))
      if count == 1_000, area > 300_000 { break }
    }
    #expect(taken.count == area)
  }

  @Test func picturesAreReadRowByRow() {
    let sheet = SheetLayout([Size](repeating: Size(width: 136, height: 24), count: 11))
    #expect(sheet.frames[0] == Rect(x: 1, y: 1, width: 136, height: 24))
    #expect(sheet.frames[1] == Rect(x: 138, y: 1, width: 136, height: 24))
    #expect(sheet.frames[2] == Rect(x: 1, y: 26, width: 136, height: 24))
    #expect(sheet.size == Size(width: 275, height: 151))
  }
}
