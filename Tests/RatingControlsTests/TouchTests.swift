import RatingControls
import RatingNumbers
import StarRating
import Testing

/// What each control does with touches, and when it tells.
@Suite struct TouchTests {
  typealias Point = RatingControl.Point

  /// What a touch said, in short: the new rating where it changed, an exclamation mark where it is told.
  static func said(_ response: ControlResponse) -> String {
    (response.change.map { "\($0.to.value.map { "\($0)" } ?? "none")" } ?? "") + (response.isTold ? "!" : "")
  }

  enum Touch: Sendable {
    case began(Double, Double), moved(Double, Double), ended(Double, Double), cancelled
  }

  static func play(_ touches: [Touch], _ control: inout RatingControl) -> [String] {
    touches.map { touch in
      switch touch {
      case .began(let x, let y): said(control.touchBegan(at: Point(x, y)))
      case .moved(let x, let y): said(control.touchMoved(to: Point(x, y)))
      case .ended(let x, let y): said(control.touchEnded(at: Point(x, y)))
      case .cancelled: said(control.touchCancelled())
      }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let preset: RatingStyle.Preset
    let touches: [Touch]
    let right: [String]
    var testDescription: String { "\(preset.rawValue): \(touches)" }
  }

  @Test(arguments: [
    // The delegate hears of the end only, whatever changed; a gap belongs to the star before it.
    Row(
      preset: .rateView, touches: [.began(40.01, 5), .moved(85, 900), .moved(86, 5), .ended(86, 5)],
      right: ["2", "3", "", "!"]),
    Row(preset: .rateView, touches: [.began(170, 5), .moved(-3, 5), .ended(-3, 5)], right: ["5", "0", "!"]),
    Row(preset: .rateView, touches: [.began(170, 5), .cancelled], right: ["5", ""]),
    // Each tap, on touch down; nothing in a gap.
    Row(
      preset: .ratingControl, touches: [.began(49, 10), .moved(150, 10), .ended(150, 10)],
      right: ["2!", "", ""]),
    Row(preset: .ratingControl, touches: [.began(46, 10), .ended(46, 10)], right: ["", ""]),
    Row(
      preset: .ratingControl, touches: [.began(49, 10), .ended(49, 10), .began(49, 10)],
      right: ["2!", "", "!"]),
    // Began, moved and ended; drawn again only where the number changed.
    Row(
      preset: .starsRateView,
      touches: [.began(73.5, 20), .moved(73.6, 20), .moved(73.7, 20), .ended(400, 20)],
      right: ["1!", "2!", "!", "5!"]),
    Row(preset: .starsRateView, touches: [.began(29, 20), .moved(-500, 99)], right: ["!", "!"]),
    // Touch up inside the star in which it began.
    Row(
      preset: .ratingComponent, touches: [.began(42, 5), .moved(90, 5), .ended(70, 39)],
      right: ["", "", "2!"]),
    Row(preset: .ratingComponent, touches: [.began(42, 5), .ended(90, 5)], right: ["", ""]),
    Row(preset: .ratingComponent, touches: [.began(40, 5), .ended(42, 5)], right: ["", ""]),
    Row(preset: .ratingComponent, touches: [.began(42, 5), .cancelled, .ended(42, 5)], right: ["", "", ""]),
    Row(
      preset: .ratingComponent, touches: [.began(42, 5), .ended(42, 5), .began(42, 5), .ended(43, 5)],
      right: ["", "2!", "", "!"]),
    // Began and moved, each time, even unchanged; the end says nothing.
    Row(
      preset: .adaptiveRatingControl,
      touches: [.began(34, 10), .moved(35, 10), .moved(3, 10), .moved(130, 10), .ended(10, 10)],
      right: ["1!", "!", "", "4!", ""]),
    Row(preset: .adaptiveRatingControl, touches: [.began(34, 10), .cancelled], right: ["1!", ""]),
    // Each change is told.
    Row(
      preset: .cosmos, touches: [.began(10, 5), .moved(12, 5), .moved(30, 5), .ended(30, 5)],
      right: ["1!", "", "2!", ""]),
  ])
  func touchesChangeAndTell(_ row: Row) throws {
    var control = try RatingControl(row.preset)
    if row.preset == .rateView {
      control.isEditable = true
      try control.setStars(5)
    }
    #expect(TouchTests.play(row.touches, &control) == row.right)
  }

  @Test(arguments: RatingStyle.Preset.allCases)
  func aControlThatIsNotEditableOrNotEnabledSaysNothing(_ preset: RatingStyle.Preset) throws {
    let touches = [Touch.began(42, 15), .moved(44, 15), .ended(44, 15), .cancelled]
    for (isEditable, isEnabled) in [(false, true), (true, false), (false, false)] {
      var control = try RatingControl(preset)
      try control.setStars(5)
      control.isEditable = isEditable
      control.isEnabled = isEnabled
      #expect(TouchTests.play(touches, &control) == ["", "", "", ""])
      #expect(control.rating == Rating(DecimalNumber(0)))
    }
  }

  @Test func theTextsOwnDefaultsHold() throws {
    let rateView = try RatingControl(.rateView)
    #expect(rateView.stars == 0 && rateView.frames.isEmpty && !rateView.isEditable && rateView.isEnabled)
    #expect(try rateView.image() == nil)
    for preset in RatingStyle.Preset.allCases where preset != .rateView {
      let control = try RatingControl(preset)
      #expect(control.stars == 5 && control.frames.count == 5 && control.isEditable && control.isEnabled)
      #expect(control.rating == Rating(DecimalNumber(0)))
    }
    #expect(
      try RatingControl(.adaptiveRatingControl).labels
        == ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"])
  }

  @Test func aRateViewsSymbolsMayBeSetInAnyWay() throws {
    #expect(try RatingControl(.rateView) { $0.gap = 3 }.stars == 0)
    for count in [5, 7] {
      #expect(try RatingControl(.rateView) { $0.stars = count }.frames.count == count)
      var control = try RatingControl(.rateView)
      try control.setStars(count)
      #expect(control.frames.count == count)
    }
    var control = try RatingControl(.rateView)
    control.style = try control.style.changing { $0.stars = 7 }
    #expect(control.frames.count == 7)
    #expect(throws: PropertyError.self) { try RatingControl(.cosmos) { $0.stars = 0 } }
  }

  @Test func aTouchBeforeThereAreSymbolsDoesNothing() throws {
    var control = try RatingControl(.rateView)
    control.isEditable = true
    #expect(TouchTests.play([.began(50, 5), .ended(50, 5)], &control) == ["", ""])
  }

  @Test func aRatingBeyondTheScaleIsItsEndWhenItIsRead() throws {
    var control = try RatingControl(.starsRateView)
    control.rating = Rating(DecimalNumber(7))
    #expect(control.rating == Rating(DecimalNumber(5)))
    try control.setStars(10)
    #expect(control.rating == Rating(DecimalNumber(7)))
    control.rating = Rating(DecimalNumber(-2))
    #expect(control.rating == Rating(DecimalNumber(0)))
    control.rating = .none
    #expect(control.rating == .none)
  }

  @Test func aControlOfManyStarsIsRefused() throws {
    var control = try RatingControl(.ratingComponent)
    #expect(throws: PropertyError.self) { try control.setStars(101) }
    #expect(throws: PropertyError.self) { try control.setStars(-1) }
    #expect(control.stars == 5)
  }
}
