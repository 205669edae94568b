import RatingGeometry
import RatingLayout
import RatingNumbers
import RatingScene
import RatingStyling

/// A rating control without a screen: it lays out, answers touches, and says who is told and what to draw again.
///
///     var control = try RatingControl(.starsRateView)
///     let response = control.touchBegan(at: .init(x: 130, y: 20))
///     if response.isTold { print(control.rating) }
///
/// It is a value: its properties may be set in any order, with the same result.
public struct RatingControl: Sendable {
  /// How it looks, and its rules of arranging and hitting. `width` and `height` give way to `frame`.
  public var style: RatingStyle {
    didSet { if style.stars != oldValue.stars { hasSymbols = true } }
  }
  /// Its size in points; nil is the size it asks for.
  public var frame: Size?
  /// Whether touches change the rating. Off in a `rateView` until it is set, on in all others.
  public var isEditable: Bool
  /// Whether it answers touches at all; on by default. What a disabled control looks like is the style's `state`.
  public var isEnabled = true
  /// Pixels a point of the screen it is drawn on, above 0: what `redraw` has to cover depends on it in `rtl`.
  public var scale = 1.0
  /// What it does with a touch, and when it tells of it.
  public let reaction: ControlReaction
  /// Whether it has symbols: a `rateView` has none until their number is set.
  private var hasSymbols: Bool
  private var given: Rating
  /// The symbol in which a touch began.
  private var pressed: Int?
  private let engine: (any TextOutlining)?

  /// A point, in points.
  public typealias Point = RatingGeometry.Point
  /// A size, in points.
  public typealias Size = RatingGeometry.Size
  /// A rectangle, in points.
  public typealias Rect = RatingGeometry.Rect

  /// - Parameters:
  ///   - preset: the control whose reaction and first values it has; nil reacts at changes.
  ///   - hasSymbols: whether the style's number of symbols is meant.
  ///   - engine: what lays text out, where the style has any.
  package init(
    _ style: RatingStyle, of preset: Preset?, hasSymbols: Bool = true, engine: (any TextOutlining)?
  ) {
    self.style = style
    self.engine = engine
    reaction = preset?.reaction ?? .atChanges
    given = Rating(DecimalNumber(0))
    isEditable = preset != .rateView
    self.hasSymbols = hasSymbols
  }

  /// The rating. One beyond the style's scale is taken to the scale's end, when it is read.
  public var rating: Rating {
    get {
      guard let value = given.value else { return .none }
      return Rating(min(max(value, style.worst), style.scaleTop))
    }
    set { given = newValue }
  }

  /// The number of symbols, 0…100. A `rateView` has 0 until it is set, here or as the style's `stars`.
  public var stars: Int { hasSymbols ? style.stars : 0 }

  /// Sets the number of symbols, 0…100; throws where it is beyond, or where the style's scale cannot have so few.
  public mutating func setStars(_ count: Int) throws(PropertyError) {
    if count != 0 { style = try style.changing { $0.stars = count } }
    hasSymbols = count != 0
  }

  /// The frames of its symbols; none where it has no symbols, or where they do not fit its frame.
  public var frames: [Rect] { layout?.frames ?? [] }

  /// What each symbol is called where it stands for a choice: "1 star", "2 stars".
  public var labels: [String] { layout?.labels ?? [] }

  /// The style with the control's own frame.
  package var framedStyle: RatingStyle {
    get throws(PropertyError) {
      guard let frame else { return style }
      return try style.changing {
        $0.width = frame.width
        $0.height = frame.height
      }
    }
  }

  package var layout: RowLayout? {
    guard hasSymbols, let style = try? framedStyle else { return nil }
    return try? RowLayout(rating, style: style, engine: engine)
  }

  /// What looks different from what it was: drawing these rectangles over the old picture gives the new one. A
  /// picture of another size is drawn whole.
  public func redraw(since old: RatingControl) -> [Rect] {
    redraw(layout, since: old.layout)
  }

  private func redraw(_ layout: RowLayout?, since old: RowLayout?) -> [Rect] {
    switch (layout.map { Scene($0) }, old.map { Scene($0) }) {
    case (let new?, let old?): return new.rects(changedFrom: old, scale: scale)
    case (let only?, nil), (nil, let only?):
      return [Rect(x: 0, y: 0, width: only.size.width, height: only.size.height)]
    case (nil, nil): return []
    }
  }
}

extension RatingControl {
  /// A finger or a pointer goes down at a point of the control, in points.
  public mutating func touchBegan(at point: Point) -> ControlResponse {
    guard answers, let layout else { return .nothing }
    switch reaction {
    case .atEnd: return change(layout, at: point, isTold: false)
    case .insideASymbol:
      pressed = layout.frameIndex(of: point)
      return .nothing
    case .atBeginning, .throughout, .whileMoving: return told(layout, at: point)
    case .atChanges: return toldIfChanged(layout, at: point)
    }
  }

  /// The touch moves to a point, which may lie outside the control.
  public mutating func touchMoved(to point: Point) -> ControlResponse {
    guard answers, let layout else { return .nothing }
    switch reaction {
    case .atEnd: return change(layout, at: point, isTold: false)
    case .atBeginning, .insideASymbol: return .nothing
    case .throughout, .whileMoving: return told(layout, at: point)
    case .atChanges: return toldIfChanged(layout, at: point)
    }
  }

  /// The touch ends at a point, which may lie outside the control.
  public mutating func touchEnded(at point: Point) -> ControlResponse {
    let began = pressed
    pressed = nil
    guard answers, let layout else { return .nothing }
    switch reaction {
    case .atEnd: return ControlResponse(change: nil, isTold: true, redraw: [])
    case .atBeginning, .whileMoving: return .nothing
    case .throughout: return told(layout, at: point)
    case .insideASymbol:
      guard let began, layout.frameIndex(of: point) == began else { return .nothing }
      return told(layout, at: point)
    case .atChanges: return toldIfChanged(layout, at: point)
    }
  }

  /// The system takes the touch away: nothing more comes of it. The rating stays as the touch left it.
  public mutating func touchCancelled() -> ControlResponse {
    pressed = nil
    return .nothing
  }

  private var answers: Bool { isEditable && isEnabled }

  private mutating func told(_ layout: RowLayout, at point: Point) -> ControlResponse {
    layout.hit(point) == nil ? .nothing : change(layout, at: point, isTold: true)
  }

  private mutating func toldIfChanged(_ layout: RowLayout, at point: Point) -> ControlResponse {
    let response = change(layout, at: point, isTold: true)
    return response.change == nil ? .nothing : response
  }

  /// Takes the rating under the point, where there is one; `layout` is the control's as it was.
  private mutating func change(_ layout: RowLayout, at point: Point, isTold: Bool) -> ControlResponse {
    let old = rating
    guard let value = layout.hit(point), value != old.value else {
      return ControlResponse(change: nil, isTold: isTold, redraw: [])
    }
    rating = Rating(value)
    return ControlResponse(
      change: ControlResponse.Change(from: old, to: rating), isTold: isTold,
      redraw: redraw(self.layout, since: layout))
  }
}

extension RatingStyle.Preset {
  /// What the preset's control does with a touch.
  var reaction: ControlReaction {
    switch self {
    case .rateView: .atEnd
    case .ratingControl: .atBeginning
    case .starsRateView: .throughout
    case .ratingComponent: .insideASymbol
    case .adaptiveRatingControl: .whileMoving
    case .cosmos, .material, .classic: .atChanges
    }
  }
}
