import RatingGeometry
import RatingLayout
import RatingNumbers
import RatingStyling
import TestSupport
import Testing

/// The controls' rules on random frames, counts and points, beside a second telling of the rules.
@Suite struct PresetRuleTests {
  /// What a rule says of a frame.
  struct Right {
    var frames: [Rect]
    var size: Size
  }

  static func right(_ preset: Preset, _ n: Int, _ width: Double, _ height: Double) -> Right {
    let count = Double(n)
    func row(_ x: (Double) -> Double, _ y: Double, _ w: Double, _ h: Double, _ size: Size) -> Right {
      Right(frames: (0..<n).map { Rect(x: x(Double($0)), y: y, width: w, height: h) }, size: size)
    }
    switch preset {
    case .rateView:
      let w = max(5, (width - 5 * count) / count)
      let h = max(5, height)
      let last = (count - 1) * (5 + w) + w
      return row({ $0 * (5 + w) }, 0, w, h, Size(width: max(width, last), height: h))
    case .ratingControl:
      let s = Double(Int(height))
      return row({ $0 * (s + 5) }, 0, s, s, Size(width: count * (s + 5), height: s))
    case .starsRateView:
      return row(
        { 30 + $0 * (34 + 12) }, 12, 34, 34, Size(width: 34 * count + 12 * (count - 1) + 60, height: 58))
    case .ratingComponent:
      let w = (width - 8 * (count - 1)) / count
      return row({ $0 * (w + 8) }, 0, w, height, Size(width: width, height: height))
    default:
      return row({ 4 + $0 * 30 }, 4, 30, 30, Size(width: count * 30 + 8, height: 38))
    }
  }

  static func hit(_ preset: Preset, _ right: Right, _ width: Double, _ point: Point) -> Double? {
    let inside = right.frames.firstIndex { $0.contains(point) }
    let n = Double(right.frames.count)
    switch preset {
    case .rateView: return Double((right.frames.lastIndex { point.x > $0.x } ?? -1) + 1)
    case .starsRateView: return min(max(((point.x - 30) / (width - 60) * n).rounded(.down) + 1, 0), n)
    case .adaptiveRatingControl: return inside.map { Double($0) }
    default: return inside.map { Double($0) + 1 }
    }
  }

  static func level(_ preset: Preset, _ rating: Double, _ i: Double) -> Double {
    switch preset {
    case .rateView: rating >= i + 1 ? 1 : rating > i ? 0.5 : 0
    case .ratingControl: i < rating ? 1 : 0
    case .starsRateView: i + 1 <= rating ? 1 : 0
    case .ratingComponent: i <= rating - 1 ? 1 : 0
    default: i <= rating ? 1 : 0
    }
  }

  @Test(
    arguments: [
      Preset.rateView, .ratingControl, .starsRateView, .ratingComponent, .adaptiveRatingControl,
    ])
  func layoutAndHitFollowTheRule(_ preset: Preset) throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let n = Int.random(in: 1...12, using: &random)
      let width = (Double.random(in: 120...900, using: &random) * 4).rounded() / 4
      let height = (Double.random(in: 1...90, using: &random) * 4).rounded() / 4
      let top = preset == .adaptiveRatingControl ? Double(n - 1) : Double(n)
      let rating = (Double.random(in: 0...top, using: &random) * 10).rounded() / 10
      let style = try RatingStyle(preset) {
        $0.stars = n
        $0.width = width
        $0.height = height
      }
      let layout = try RowLayout(try Rating(rating), style: style)
      let right = PresetRuleTests.right(preset, n, width, height)
      #expect(layout.frames.count == n)
      for (frame, right) in zip(layout.frames, right.frames) { #expect(frame.agrees(with: right)) }
      #expect(
        layout.size
          == Size(width: right.size.width.rounded(.up), height: right.size.height.rounded(.up)))
      #expect(
        layout.levels == (0..<n).map { PresetRuleTests.level(preset, rating, Double($0)) },
        "\(rating) of \(n)")
      for _ in 0..<20 {
        let point = Point(
          Double.random(in: -20...width + 20, using: &random),
          Double.random(in: -5...height + 5, using: &random))
        #expect(
          layout.hit(point)?.doubleValue == PresetRuleTests.hit(preset, right, width, point),
          "\(point) in \(width) x \(height), \(n)")
      }
    }
  }

  @Test(arguments: [Preset.rateView, .ratingControl, .starsRateView, .ratingComponent])
  func rightToLeftIsTheMirrorImage(_ preset: Preset) throws {
    let usual = try RowLayout(try Rating(2.0), style: try RatingStyle(preset))
    let mirrored = try RowLayout(try Rating(2.0), style: try RatingStyle(preset) { $0.direction = .rtl })
    #expect(mirrored.size == usual.size)
    #expect(mirrored.levels == usual.levels)
    for (frame, other) in zip(usual.frames, mirrored.frames) {
      #expect(other.agrees(with: frame.mirrored(inWidth: usual.size.width)))
    }
    for x in stride(from: 0.3, to: usual.size.width, by: 1) {
      #expect(usual.hit(Point(x, 20)) == mirrored.hit(Point(usual.size.width - x, 20)), "\(x)")
    }
  }

  @Test(arguments: [Preset.rateView, .ratingControl, .starsRateView, .ratingComponent])
  func aColumnIsTheRowTurned(_ preset: Preset) throws {
    let usual = try RowLayout(try Rating(2.0), style: try RatingStyle(preset))
    let padding = preset.properties.padding
    let column = try RowLayout(
      try Rating(2.0),
      style: try RatingStyle(preset) {
        $0.direction = .ttb
        $0.padding = Insets(
          top: padding.left, right: padding.bottom, bottom: padding.right, left: padding.top)
      })
    #expect(column.size == Size(width: usual.size.height, height: usual.size.width))
    for (frame, other) in zip(usual.frames, column.frames) {
      #expect(other.agrees(with: Rect(x: frame.y, y: frame.x, width: frame.height, height: frame.width)))
    }
    for x in stride(from: 0.3, to: usual.size.width, by: 1) {
      #expect(usual.hit(Point(x, 20)) == column.hit(Point(20, x)), "\(x)")
    }
  }
}
