import RatingGeometry
import RatingLayout
import RatingStyling
import Testing

@Suite struct FrameTests {
  @Test func aGapNeverCarriesValue() throws {
    for (words, index, boundary) in [("0.5", 0, 10.0), ("4.5", 4, 170.0)] {
      let layout = try laidOut(words) {
        $0.size = 20
        $0.gap = 20
        $0.step = .exact
      }
      #expect(layout.frames.map(\.x) == [0, 40, 80, 120, 160])
      #expect(layout.size == Size(width: 180, height: 20))
      #expect(layout.frames[index].x + layout.levels[index] * layout.frames[index].width == boundary)
    }
  }

  @Test func theStandardRowIs136By24() throws {
    let layout = try laidOut("3.5")
    #expect(layout.size == Size(width: 136, height: 24))
    #expect(layout.frames.map(\.x) == [0, 28, 56, 84, 112])
  }

  @Test(arguments: [
    ("size", "24"), ("title", "{value} out of {out-of} stars"), ("out-of", "5"), ("gap", "4"),
  ])
  func theSaidDefaultsLayOutTheStandardRow(name: String, words: String) throws {
    var draft = RequestDraft()
    try draft.read([(name, words)])
    let layout = try RowLayout(try Rating(3.5), style: try RatingStyle(draft.style))
    let right = try laidOut("3.5")
    #expect(layout.frames == right.frames)
    #expect(layout.size == right.size)
    #expect(layout.levels == right.levels)
    #expect(layout.name == right.name)
  }

  @Test(arguments: [(24.0, 4.0), (20, 3), (9, 2), (8, 1), (2, 0), (100, 17), (15, 3)] as [(Double, Double)])
  func theStandardGapIsASixthRounded(size: Double, gap: Double) throws {
    let frames = try laidOut("3") { $0.size = size }.frames
    #expect(frames[1].minX - frames[0].maxX == gap)
  }

  @Test func paddingIsKeptFreeOnItsOwnSide() throws {
    let layout = try laidOut("3") {
      $0.size = 20
      $0.gap = 5
      $0.padding = Insets(top: 1, right: 2, bottom: 3, left: 4)
    }
    #expect(layout.size == Size(width: 126, height: 24))
    #expect(layout.frames[0] == Rect(x: 4, y: 1, width: 20, height: 20))
    #expect(layout.frames[4].maxX == 124)
  }

  @Test func aPictureIsWholePointsAndTheContentCentredInWhatThatAdds() throws {
    let layout = try laidOut("3") {
      $0.size = 10.5
      $0.gap = 0.25
    }
    #expect(layout.size == Size(width: 54, height: 11))
    #expect(layout.frames[0].minX == 0.25 && layout.frames[0].minY == 0.25)
    #expect(layout.frames[4].maxX == 53.75)
  }

  @Test func theNoiseOfASumAddsNoPoint() throws {
    let layout = try laidOut("3") {
      $0.stars = 3
      $0.size = 0.1
      $0.gap = 0.35
    }
    #expect(layout.size.width == 1)
  }

  @Test func theSizeIsTheSameForEveryRating() throws {
    let right = try laidOut("0").size
    for quarters in 0...20 {
      #expect(try laidOut("\(Double(quarters) / 4)").size == right)
    }
    #expect(try laidOut("none").size == right)
  }

  @Test(arguments: Alignment.allCases, [Insets(0), Insets(top: 1, right: 2, bottom: 3, left: 4)])
  func rightToLeftIsTheMirrorImage(align: Alignment, padding: Insets) throws {
    for width in [nil, 200, 300.5] {
      func layout(_ direction: RatingStyle.Direction, _ padding: Insets) throws -> RowLayout {
        try laidOut("2.5") {
          $0.size = 20
          $0.width = width
          $0.align = align
          $0.padding = padding
          $0.direction = direction
        }
      }
      let mirrored = Insets(
        top: padding.top, right: padding.left, bottom: padding.bottom, left: padding.right)
      let (ltr, rtl) = (try layout(.ltr, mirrored), try layout(.rtl, padding))
      #expect(rtl.size == ltr.size)
      #expect(rtl.levels == ltr.levels)
      #expect(rtl.name == ltr.name)
      for (left, right) in zip(ltr.frames, rtl.frames) {
        #expect(right.agrees(with: left.mirrored(inWidth: ltr.size.width)))
      }
    }
  }

  @Test func paddingKeepsItsSideInRightToLeft() throws {
    let layout = try laidOut("3") {
      $0.size = 20
      $0.gap = 5
      $0.padding = Insets(top: 0, right: 2, bottom: 0, left: 40)
      $0.direction = .rtl
    }
    #expect(layout.frames[0].maxX == layout.size.width - 2)
    #expect(layout.frames[4].minX == 40)
  }
}
