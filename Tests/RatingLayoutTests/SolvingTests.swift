import RatingGeometry
import RatingLayout
import RatingStyling
import Testing

@Suite struct SolvingTests {
  static func holds(_ layout: RowLayout) -> Bool {
    let size = layout.size
    guard size.width == size.width.rounded(), size.height == size.height.rounded() else { return false }
    return layout.frames.allSatisfy {
      $0.minX >= -1e-6 && $0.minY >= -1e-6 && $0.maxX <= size.width + 1e-6 && $0.maxY <= size.height + 1e-6
    }
  }

  @Test(arguments: [1, 2, 3, 5, 10, 100], [nil, 0, 1.5, 7] as [Double?])
  func theRowFillsTheWidth(stars: Int, gap: Double?) throws {
    for tenths in stride(from: 500, through: 12_000, by: 37) {
      let width = Double(tenths) / 10
      let padding = Insets(top: 1, right: 2, bottom: 3, left: 4)
      if (gap ?? 0) * Double(stars - 1) + padding.horizontal >= width { continue }
      let layout = try laidOut("3") {
        $0.stars = stars
        $0.gap = gap
        $0.width = width
        $0.padding = padding
      }
      let (first, last) = (layout.frames[0], layout.frames[stars - 1])
      #expect(abs(last.maxX - first.minX - (width - padding.horizontal)) < 1e-6, "\(width)")
      #expect(layout.size.width == width.rounded(.up))
      #expect(SolvingTests.holds(layout), "\(width)")
      guard stars > 1 else { continue }
      let between = layout.frames[1].minX - first.maxX
      if let gap {
        #expect(abs(between - gap) < 1e-6)
      } else {
        // The standard gap of the side, or the next whole number where no side fits its own.
        let standard = (first.width / 6).rounded()
        #expect((-1e-6...1 + 1e-6).contains(between - standard), "\(width)")
        #expect(abs(between - between.rounded()) < 1e-6)
      }
    }
  }

  @Test func aWiderFrameNeverHoldsSmallerGaps() throws {
    var before = 0.0
    for width in 5...2_000 {
      let frames = try laidOut("3") { $0.width = Double(width) }.frames
      let gap = frames[1].minX - frames[0].maxX
      #expect(gap >= before - 1e-6, "\(width)")
      before = gap
    }
  }

  @Test func aHeightIsFilled() throws {
    for height in stride(from: 5.0, through: 300, by: 3.7) {
      let layout = try laidOut("3") {
        $0.height = height
        $0.padding = Insets(top: 1, right: 0, bottom: 2.5, left: 0)
      }
      #expect(abs(layout.frames[0].height - (height - 3.5)) < 1e-9)
      #expect(layout.size.height == height.rounded(.up))
      #expect(SolvingTests.holds(layout))
    }
  }

  @Test func theRowIsAsLargeAsBothSidesOfAFrameAllow() throws {
    for (width, height) in [(200.0, 20.0), (200, 200), (50, 300), (1000, 10), (137, 24)] {
      let layout = try laidOut("3") {
        $0.width = width
        $0.height = height
      }
      let (first, last) = (layout.frames[0], layout.frames[4])
      #expect(layout.size == Size(width: width, height: height))
      #expect(SolvingTests.holds(layout))
      let fillsWidth = abs(last.maxX - first.minX - width) < 1e-6
      #expect(fillsWidth || abs(first.height - height) < 1e-6)
      #expect(abs(first.minY - (height - first.maxY)) < 1e-6)
      #expect(abs(first.minX - (width - last.maxX)) < 1e-6)
    }
  }

  @Test(arguments: [(.start, 0.0), (.center, 50), (.end, 100)] as [(RatingStyle.Alignment, Double)])
  func aRowOfGivenSizeIsAligned(align: RatingStyle.Alignment, left: Double) throws {
    let layout = try laidOut("3") {
      $0.size = 20
      $0.gap = 0
      $0.width = 200
      $0.height = 31
      $0.align = align
    }
    #expect(layout.frames[0] == Rect(x: left, y: 5.5, width: 20, height: 20))
    #expect(layout.size == Size(width: 200, height: 31))
  }

  @Test func alignmentLeavesThePaddingFree() throws {
    func first(_ align: RatingStyle.Alignment) throws -> Double {
      try laidOut("3") {
        $0.size = 20
        $0.gap = 0
        $0.width = 200
        $0.padding = Insets(top: 0, right: 10, bottom: 0, left: 30)
        $0.align = align
      }.frames[0].minX
    }
    #expect(try first(.start) == 30)
    #expect(try first(.center) == 60)
    #expect(try first(.end) == 90)
  }

  @Test func aFrameThatFitsExactlyIsLargeEnough() throws {
    let layout = try laidOut("3") {
      $0.size = 40
      $0.width = 228
      $0.height = 40
    }
    #expect(layout.size == Size(width: 228, height: 40))
  }

  struct TooSmall: Sendable {
    var size: Double?
    var gap: Double?
    var width: Double?
    var height: Double?
    var padding = 0.0
  }

  @Test(arguments: [
    TooSmall(size: 40, width: 227.9), TooSmall(size: 40, height: 39), TooSmall(width: 0), TooSmall(height: 0),
    TooSmall(gap: 5, width: 20), TooSmall(width: 10, padding: 5), TooSmall(height: 10, padding: 5),
  ])
  func tooSmallAFrameIsAnError(_ row: TooSmall) throws {
    let error = #expect(throws: LayoutError.self) {
      try laidOut("3") {
        $0.size = row.size
        $0.gap = row.gap
        $0.width = row.width
        $0.height = row.height
        $0.padding = Insets(row.padding)
      }
    }
    guard case .frameTooSmall(let side, let available, let needed) = try #require(error) else { return }
    #expect(side == (row.width == nil ? .height : .width))
    #expect(available == row.width ?? row.height)
    #expect(needed >= available)
  }

  @Test func theErrorSaysWhatTheRowNeeds() throws {
    let error = #expect(throws: LayoutError.self) {
      try laidOut("3") {
        $0.gap = 5
        $0.width = 20
      }
    }
    #expect(
      try #require(error).description
        == "width cannot be \"20\": the row needs more than 20 points there, for its symbols, gaps and padding"
    )
  }

  @Test func theErrorDoesNotAskForMoreThanWouldDo() throws {
    let error = #expect(throws: LayoutError.self) {
      try laidOut("3") {
        $0.size = 40
        $0.width = 100
      }
    }
    // 228 points are enough, as another test here shows.
    let words = try #require(error).description
    #expect(words.contains("228"))
    #expect(!words.contains("more than"))
  }
}
