import RatingGeometry
import RatingLayout
import RatingNumbers
import RatingStyling
import Testing

/// The worked values of the five controls that the presets come from.
@Suite struct PresetTests {
  static func layout(
    _ preset: Preset, _ words: String = "0", _ change: (inout RatingStyle.Properties) -> Void = { _ in }
  ) throws -> RowLayout {
    try RowLayout(try Rating(words: words), style: try RatingStyle(preset, change))
  }

  static func close(_ numbers: [Double], _ right: [Double]) -> Bool {
    numbers.count == right.count && zip(numbers, right).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func rateViewFillsItsFrame() throws {
    let layout = try PresetTests.layout(.rateView, "3.2") {
      $0.width = 200
      $0.height = 40
    }
    #expect(layout.frames.map(\.x) == [0, 40, 80, 120, 160])
    #expect(layout.frames.allSatisfy { $0.y == 0 && $0.width == 35 && $0.height == 40 })
    #expect(layout.levels == [1, 1, 1, 0.5, 0])
    #expect(layout.size == Size(width: 200, height: 40))
    #expect(layout.cells[0] == Rect(x: 0, y: 2.5, width: 35, height: 35))
    // The frame that the preset has by itself is the same.
    #expect(try PresetTests.layout(.rateView).frames == layout.frames)
  }

  @Test func rateViewOutgrowsAFrameThatIsTooSmall() throws {
    let layout = try PresetTests.layout(.rateView) {
      $0.width = 30
      $0.height = 4
    }
    #expect(layout.frames.map(\.x) == [0, 10, 20, 30, 40])
    #expect(layout.frames.allSatisfy { $0.width == 5 && $0.height == 5 && $0.y == 0 })
    #expect(layout.size == Size(width: 45, height: 5))
  }

  @Test func rateViewsLeftMarginCountsTwice() throws {
    for padding in [
      Insets(top: 0, right: 0, bottom: 0, left: 10), Insets(top: 0, right: 10, bottom: 0, left: 10),
    ] {
      let layout = try PresetTests.layout(.rateView) {
        $0.padding = padding
        $0.gap = 4
        $0.stars = 4
      }
      // (200 - 2 · 10 - 4 · 4) / 4
      #expect(layout.frames.map(\.x) == [10, 55, 100, 145])
      #expect(layout.frames.allSatisfy { $0.width == 41 && $0.height == 40 })
    }
  }

  @Test(
    arguments: [
      ("0", [0, 0, 0, 0, 0]), ("0.01", [0.5, 0, 0, 0, 0]), ("0.99", [0.5, 0, 0, 0, 0]),
      ("1", [1, 0, 0, 0, 0]), ("3.2", [1, 1, 1, 0.5, 0]), ("3.7", [1, 1, 1, 0.5, 0]),
      ("4.999", [1, 1, 1, 1, 0.5]), ("5", [1, 1, 1, 1, 1]), ("7", [1, 1, 1, 1, 1]),
      ("none", [0, 0, 0, 0, 0]),
    ] as [(String, [Double])])
  func rateViewShowsAnyFractionAsAHalf(rating: String, right: [Double]) throws {
    #expect(try PresetTests.layout(.rateView, rating).levels == right)
  }

  @Test func ratingControlTakesItsSideFromItsHeight() throws {
    for width in [nil, 240, 100, 900] as [Double?] {
      let layout = try PresetTests.layout(.ratingControl, "2") {
        $0.width = width
        $0.height = 44
      }
      #expect(layout.frames.map(\.x) == [0, 49, 98, 147, 196])
      #expect(layout.frames.allSatisfy { $0.width == 44 && $0.height == 44 && $0.y == 0 })
      #expect(layout.size == Size(width: 245, height: 44))
    }
    #expect(try PresetTests.layout(.ratingControl).size == Size(width: 245, height: 44))
    // Int(H)
    #expect(try PresetTests.layout(.ratingControl) { $0.height = 44.9 }.size == Size(width: 245, height: 44))
  }

  @Test func starsRateViewIsFixed() throws {
    let layout = try PresetTests.layout(.starsRateView)
    #expect(layout.frames.map(\.x) == [30, 76, 122, 168, 214])
    #expect(layout.frames.allSatisfy { $0.width == 34 && $0.height == 34 && $0.y == 12 })
    #expect(layout.size == Size(width: 278, height: 58))
    for count in 1...12 {
      let size = try PresetTests.layout(.starsRateView) { $0.stars = count }.size
      #expect(size == Size(width: Double(34 * count + 12 * (count - 1) + 60), height: 58))
    }
    // A control that asks for a size has it, whatever the frame.
    for width in [100, 400] as [Double] {
      let framed = try PresetTests.layout(.starsRateView) {
        $0.width = width
        $0.height = 90
      }
      #expect(framed.size == layout.size)
      #expect(framed.frames == layout.frames)
    }
  }

  @Test func ratingComponentSharesItsWidth() throws {
    let layout = try PresetTests.layout(.ratingComponent)
    #expect(PresetTests.close(layout.frames.map(\.x), [0, 41.6, 83.2, 124.8, 166.4]))
    #expect(layout.frames.allSatisfy { abs($0.width - 33.6) < 1e-9 && $0.height == 40 && $0.y == 0 })
    #expect(layout.size == Size(width: 200, height: 40))
  }

  @Test func adaptiveRatingControlStandsInItsPadding() throws {
    let layout = try PresetTests.layout(.adaptiveRatingControl, "2")
    #expect(layout.frames.map(\.x) == [4, 34, 64, 94, 124])
    #expect(layout.frames.allSatisfy { $0.width == 30 && $0.height == 30 && $0.y == 4 })
    #expect(layout.size == Size(width: 158, height: 38))
    #expect(layout.levels == [1, 1, 1, 0, 0])
    #expect(layout.name == "3 out of 5 stars")
    #expect(layout.labels == ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"])
    let large = try PresetTests.layout(.adaptiveRatingControl) { $0.size = 50 }
    #expect(large.size == Size(width: 258, height: 58))
    #expect(large.frames[2] == Rect(x: 104, y: 4, width: 50, height: 50))
  }

  @Test(
    arguments: [
      (.ratingControl, "0", 0), (.ratingControl, "2", 2), (.ratingControl, "2.1", 3),
      (.ratingControl, "9", 5), (.starsRateView, "2.9", 2), (.starsRateView, "-3", 0),
      (.starsRateView, "6", 5), (.ratingComponent, "2", 2), (.ratingComponent, "2.5", 2),
      (.adaptiveRatingControl, "0", 1), (.adaptiveRatingControl, "-1", 1), (.adaptiveRatingControl, "2", 3),
      (.adaptiveRatingControl, "2.5", 3), (.adaptiveRatingControl, "4", 5),
      (.adaptiveRatingControl, "8", 5), (.adaptiveRatingControl, "none", 0),
    ] as [(Preset, String, Int)])
  func wholeStarsAreFilledByTheControlsRule(preset: Preset, rating: String, right: Int) throws {
    let levels = try PresetTests.layout(preset, rating).levels
    #expect(levels == (0..<5).map { $0 < right ? 1 : 0 })
  }

  @Test(
    arguments: [
      (.rateView, 40, 5, "1"), (.rateView, 40.01, 5, "2"), (.rateView, 0, 5, "0"), (.rateView, -3, 5, "0"),
      (.rateView, 1000, -70, "5"), (.ratingControl, 46, 10, nil), (.ratingControl, 49, 10, "2"),
      (.ratingControl, 0, 43.9, "1"), (.ratingControl, 0, 44, nil), (.ratingControl, 240, 10, nil),
      (.starsRateView, 30, 20, "1"), (.starsRateView, 73.5, 20, "1"), (.starsRateView, 73.7, 20, "2"),
      (.starsRateView, 29, 20, "0"), (.starsRateView, 248, 20, "5"), (.starsRateView, 400, 20, "5"),
      (.starsRateView, -500, 20, "0"), (.starsRateView, 73.6, -9, "2"), (.ratingComponent, 40, 5, nil),
      (.ratingComponent, 41.6, 5, "2"), (.ratingComponent, 124.8, 5, "4"),
      (.ratingComponent, 33.6, 5, nil), (.adaptiveRatingControl, 34, 10, "1"),
      (.adaptiveRatingControl, 4, 4, "0"), (.adaptiveRatingControl, 3, 10, nil),
      (.adaptiveRatingControl, 153.9, 33.9, "4"), (.adaptiveRatingControl, 154, 10, nil),
    ] as [(Preset, Double, Double, String?)])
  func aTouchMeansWhatTheControlSays(preset: Preset, x: Double, y: Double, right: String?) throws {
    let hit = try PresetTests.layout(preset).hit(Point(x, y))
    #expect(hit == right.flatMap { DecimalNumber($0) })
  }

  @Test func starsRateViewsTouchCountsOnItsOwnFrame() throws {
    let layout = try PresetTests.layout(.starsRateView) { $0.width = 460 }
    // (x - 30) / (460 - 60) · 5
    #expect(layout.hit(Point(109.9, 5)) == DecimalNumber(1))
    #expect(layout.hit(Point(110.1, 5)) == DecimalNumber(2))
  }

  @Test(arguments: [0, 50, 60] as [Double])
  func aFrameOfPaddingAloneIsFullFromItsStart(width: Double) throws {
    let layout = try PresetTests.layout(.starsRateView) { $0.width = width }
    #expect(layout.hit(Point(29.9, 20)) == DecimalNumber(0))
    for x in [30, 45, 300] as [Double] { #expect(layout.hit(Point(x, 20)) == DecimalNumber(5)) }
    #expect(layout.hitAreas.allSatisfy { $0.width >= 0 && $0.height >= 0 })
  }

  @Test func aTextHasNoRoomInAFrameThatIsFilled() {
    for preset in [Preset.rateView, .ratingControl, .ratingComponent] {
      #expect(throws: PropertyError.self) { try RatingStyle(preset) { $0.text = "{value}" } }
    }
  }

  @Test func aFrameWithoutRoomIsAnError() throws {
    #expect(throws: LayoutError.noRoom(side: .width, available: 30, taken: 32)) {
      try PresetTests.layout(.ratingComponent) { $0.width = 30 }
    }
    #expect(throws: LayoutError.noRoom(side: .width, available: 24, taken: 45)) {
      try PresetTests.layout(.rateView) {
        $0.width = 24
        $0.minSize = Size(width: 0, height: 0)
        $0.padding = Insets(10)
      }
    }
    #expect(throws: LayoutError.frameTooSmall(side: .height, available: 0.5, needed: 1)) {
      try PresetTests.layout(.ratingControl) { $0.height = 0.5 }
    }
  }

  @Test func aSizeStandsForAFrameThatIsNotGiven() throws {
    #expect(try PresetTests.layout(.ratingControl) { $0.size = 30 }.size == Size(width: 175, height: 30))
    let rateView = try PresetTests.layout(.rateView) { $0.size = 30 }
    #expect(rateView.frames.map(\.x) == [0, 35, 70, 105, 140])
    #expect(rateView.size == Size(width: 175, height: 30))
    let component = try PresetTests.layout(.ratingComponent) { $0.size = 30 }
    #expect(component.frames.map(\.x) == [0, 38, 76, 114, 152])
    #expect(component.size == Size(width: 182, height: 30))
  }
}
