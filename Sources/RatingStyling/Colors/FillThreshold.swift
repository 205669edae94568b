import RatingNumbers

extension RatingStyle {
  /// A paint for ratings from a value on.
  public struct FillThreshold: Hashable, Sendable {
    /// The lowest rating, on the rating's scale, that has this paint.
    public let value: DecimalNumber
    /// The paint.
    public let paint: Paint

    /// Makes a threshold; `value` is on the rating's scale.
    public init(from value: DecimalNumber, _ paint: Paint) {
      self.value = value
      self.paint = paint
    }
  }
}

extension RatingStyle.FillThreshold {
  package static let allowed = "a list such as 0:#e05d44,2:#dfb317,4:#4c1, its values rising"

  /// Reads a list; nil where a value, a paint or the order is wrong.
  static func list(_ words: String) -> [RatingStyle.FillThreshold]? {
    var list: [RatingStyle.FillThreshold] = []
    for part in CommaList.parts(of: words[...]) {
      guard let colon = part.firstIndex(of: ":"), let value = DecimalNumber(part[..<colon].trimmingSpaces),
        let paint = RatingStyle.Paint(css: part[part.index(after: colon)...].trimmingSpaces),
        list.last.map({ $0.value < value }) ?? true, list.count < 100
      else { return nil }
      list.append(RatingStyle.FillThreshold(from: value, paint))
    }
    return list
  }
}
