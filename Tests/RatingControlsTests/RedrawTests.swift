import RatingControls
import RatingNumbers
import StarRating
import TestSupport
import Testing

/// What a control says has to be drawn again is enough, and no more than the symbols that changed.
@Suite struct RedrawTests {
  typealias Point = RatingControl.Point

  static func random(_ random: inout SeededGenerator) throws -> RatingControl {
    let preset = RatingStyle.Preset.allCases.randomElement(using: &random)!
    var control = try RatingControl(preset) {
      if Bool.random(using: &random) { $0.direction = .rtl }
      if Bool.random(using: &random) { $0.state = [.disabled, .highlighted].randomElement(using: &random)! }
      if Bool.random(using: &random) {
        $0.background = .color(RatingStyle.Color(red: 20, green: 30, blue: 40))
      }
    }
    try control.setStars(Int.random(in: 1...7, using: &random))
    control.isEditable = true
    control.frame = RatingControl.Size(
      width: Double(Int.random(in: 600...2400, using: &random)) / 4,
      height: Double(Int.random(in: 120...240, using: &random)) / 4)
    return control
  }

  /// Draws rectangles of the new picture over the old one.
  static func patched(
    _ old: RatingImage, _ new: RatingImage, _ rects: [RatingControl.Rect], scale: Double
  ) throws -> RatingImage.Pixmap {
    var pixmap = try old.pixmap(scale: scale)
    for rect in rects { try new.draw(rect, into: &pixmap, scale: scale) }
    return pixmap
  }

  @Test(arguments: 0..<150)
  func drawingWhatChangedGivesTheNewPicture(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 1)
    var control = try RedrawTests.random(&random)
    let scale = [1, 1.5, 2].randomElement(using: &random)!
    control.scale = scale
    var old = try #require(try control.image())
    for _ in 0..<6 {
      let point = Point(
        Double.random(in: 0...old.width, using: &random), Double.random(in: 0...old.height, using: &random))
      let before = control
      var responses = [control.touchBegan(at: point)]
      responses.append(control.touchEnded(at: point))
      let new = try #require(try control.image())
      let rects = responses.flatMap(\.redraw)
      let right = try new.pixmap(scale: scale)
      #expect(try RedrawTests.patched(old, new, rects, scale: scale) == right, "\(seed)")
      #expect(rects == control.redraw(since: before))
      let changed = zip(old.levels, new.levels).filter { $0 != $1 }.count
      #expect(rects.count == changed)
      old = new
    }
  }

  /// Pictures that come and go, a fill that follows the rating, a text that says it: more than the symbols changes.
  @Test(arguments: ["ltr", "rtl"], [1, 1.5] as [Double])
  func whatFollowsTheRatingIsDrawnAgainToo(direction: String, scale: Double) throws {
    let star = try RatingStyle.Picture(RatingImage(1, style: try RatingStyle { $0.stars = 1 }).png())
    let styles: [(inout RatingStyle.Properties) throws -> Void] = [
      { $0.fullImage = star },
      {
        $0.fullImage = star
        $0.emptyImage = star
      },
      { $0.fillThresholds = [.init(from: DecimalNumber(3), .color(.init(red: 0, green: 128, blue: 0)))] },
    ]
    for change in styles {
      var properties = RatingStyle.Properties()
      try change(&properties)
      properties.size = 23.3
      properties.direction = try #require(RatingStyle.Direction(rawValue: direction))
      try RedrawTests.expectPatches(try RatingStyle(properties), scale: scale)
    }
    #if Text
      try RedrawTests.expectPatches(
        try RatingStyle {
          $0.text = "{value}"
          $0.decimals = 1
        }, scale: scale)
    #endif
  }

  private static func expectPatches(_ style: RatingStyle, scale: Double) throws {
    var control = RatingControl(style)
    control.scale = scale
    for tenths in [0, 15, 40, 20, 50, 0] as [Int64] {
      let before = control
      let old = try #require(try before.image())
      control.rating = Rating(DecimalNumber(significand: tenths, scale: 1))
      let new = try #require(try control.image())
      let patched = try RedrawTests.patched(
        old, new, control.redraw(since: before), scale: scale)
      #expect(try patched == new.pixmap(scale: scale), "\(tenths)")
    }
  }

  @Test func onlyTheSymbolsThatChangedAreDrawnAgain() throws {
    var control = try RatingControl(.starsRateView)
    control.rating = Rating(DecimalNumber(2))
    let response = control.touchBegan(at: Point(170, 20))
    #expect(response.change == nil ? false : response.redraw == [control.frames[2], control.frames[3]])
    #expect(control.touchMoved(to: Point(171, 20)).redraw.isEmpty)
    let before = control
    control.rating = control.rating
    #expect(control.redraw(since: before).isEmpty)
  }

  @Test func settersMayComeInAnyOrder() throws {
    let rating = Rating(DecimalNumber(significand: 32, scale: 1))
    let steps: [(inout RatingControl) throws -> Void] = [
      { $0.rating = rating }, { try $0.setStars(7) }, { $0.frame = .init(width: 300, height: 50) },
      { control in control.style = try control.style.changing { $0.gap = 9 } },
    ]
    var pictures: [RatingImage.Pixmap] = []
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 0, 3, 2], [2, 3, 0, 1]] {
      var control = try RatingControl(.rateView)
      for step in order { try steps[step](&control) }
      #expect(control.rating == rating)
      pictures.append(try #require(try control.image()).pixmap())
    }
    #expect(Set(pictures.map(\.pixels)).count == 1)
    #expect(pictures[0].width == 300)
  }

  @Test func theCountGoesUpAndDownAtRunTime() throws {
    var control = try RatingControl(.ratingComponent)
    control.frame = .init(width: 200, height: 40)
    for count in [5, 9, 2, 1, 0, 3] {
      let before = control
      try control.setStars(count)
      #expect(control.stars == count)
      #expect(control.frames.count == count)
      // Shapes stay where they are as the frame does; what goes away is drawn over too.
      if let old = try before.image(), let new = try control.image() {
        let rects = control.redraw(since: before)
        #expect(try RedrawTests.patched(old, new, rects, scale: 2) == new.pixmap(scale: 2), "\(count)")
      }
    }
  }

  @Test func aPictureOfAnotherSizeIsDrawnWhole() throws {
    var control = try RatingControl(.ratingControl)
    let before = control
    control.frame = .init(width: 10, height: 30)
    #expect(control.redraw(since: before) == [.init(x: 0, y: 0, width: 175, height: 30)])
    #expect(RatingControl().redraw(since: try RatingControl(.rateView)).count == 1)
  }

  @Test func whatDoesNotFitHasNoFramesAndItsImageIsAnError() throws {
    var control = try RatingControl(.ratingComponent)
    control.frame = .init(width: 20, height: 40)
    #expect(control.frames.isEmpty)
    for response in [control.touchBegan(at: Point(5, 5)), control.touchEnded(at: Point(5, 5))] {
      #expect(response.change == nil && !response.isTold && response.redraw.isEmpty)
    }
    #expect(throws: RatingError.self) { try control.image() }
    control.frame = .init(width: .nan, height: 40)
    #expect(throws: RatingError.self) { try control.image() }
  }
}
